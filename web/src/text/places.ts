/** The list of places, as far as its places need to know of it. */
export interface InList<Place> {
  /** Whether it is unfolded. */
  open: boolean;
  ontoggle: () => void;
  /** Goes to another place of the list. */
  onjump: (to: Place) => void;
}

export const headingOf = (place: string | number): string => `place-${place}`;

/** As names are compared with what somebody types: without case and accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
