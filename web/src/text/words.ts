/** What the board in words says in every game. */
export interface TextWords {
  choices: string;
  picked: string;
  /** All is picked that there is to pick. */
  whole: string;
  nothing: string;
  show: string;
}

/** What a game calls the places of its map. */
export interface PlaceWords<Filter extends string> {
  places: string;
  filters: Readonly<Record<Filter, string>>;
  search: string;
  searchHint?: string;
  found: (count: number) => string;
}
