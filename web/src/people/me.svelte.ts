import { api } from "../api/api";
import type { Profile } from "../wire/people";

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
    if (this.profile === undefined) await this.look();
    if (this.profile) return;
    await api.addGuest({ name });
    await this.look();
  }
}

export const visitor = new Visitor();
