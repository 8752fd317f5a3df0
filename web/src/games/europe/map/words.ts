/** What is printed on the map in the reader's language, apart from the names of places. */
export interface MapWords {
  readonly label: string;
  readonly title: {
    readonly over: string;
    readonly name: string;
    readonly under: readonly string[];
    readonly years: string;
  };
  readonly legend: {
    readonly title: string;
    readonly states: string;
    readonly capital: string;
    readonly port: string;
    readonly crossing: string;
    readonly homeland: string;
    readonly province: string;
    readonly sea: string;
  };
  readonly powers: Readonly<Record<string, string>>;
  /** Under the scale, which is true in the middle of the sheet. */
  readonly scale: string;
  readonly north: string;
  /** Lands outside of play, of which an edge of the sheet shows something. */
  readonly beyond: { readonly persia: string; readonly desert: string };
  /** What a magnifying glass shows. */
  readonly closeUp: { readonly germany: string; readonly italy: string; readonly greece: string };
}
