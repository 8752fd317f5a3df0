/** What is said aloud to who does not look: the page has one live region, which speaks these. */
class Announcer {
  text = $state("");
  #turn = false;

  say(text: string) {
    // The same words twice would not be spoken again: a blank that nobody hears makes them new.
    this.#turn = !this.#turn;
    this.text = this.#turn ? text : `${text}\u00a0`;
  }
}

export const announcer = new Announcer();
