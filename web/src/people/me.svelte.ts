import { api } from "../api/api";
import type { Profile } from "../wire/people";
import { speech } from "../words/speech.svelte";

/** Who the visitor is. He is nobody until he wants to play. */
class Visitor {
  /** `undefined` until it is known. */
  profile: Profile | null | undefined = $state.raw();

  async look() {
    const { me } = await api.session();
    this.profile = me ?? null;
  }

  /** Makes the visitor a guest if he is nobody. */
  async beSomebody(name: string) {
    // In another tab he may have become somebody since: a new guest would take his place.
    if (!this.profile) await this.look();
    if (this.profile) return;
    await api.addGuest({ name });
    // Should he ever get mail, it speaks as the page does now.
    this.profile = await api.changeMe({ language: speech.language });
  }
}

export const visitor = new Visitor();
