/** What is printed on the map in the reader's language. The places keep the names of their time. */
export interface MapWords {
  readonly legend: {
    readonly title: string;
    readonly wide: string;
    readonly narrow: string;
    readonly impassable: string;
    readonly obstructed: string;
    readonly main: string;
    readonly local: string;
    readonly capacity: string;
    readonly penalties: string;
    readonly infantry: string;
    readonly cavalry: string;
    readonly artillery: string;
    readonly objectives: string;
    readonly blue: string;
    readonly red: string;
    readonly green: string;
    readonly black: string;
    readonly entries: string;
    readonly hill: string;
  };
  readonly title: { readonly over: string; readonly under: string };
  readonly scale: string;
  readonly north: string;
  readonly toward: (town: string) => string;
}
