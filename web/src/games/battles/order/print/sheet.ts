/** What of an order of battle can be printed. */

export const sheets = ["roster", "labels"] as const;
export type Sheet = (typeof sheets)[number];

export function isSheet(text: string | null): text is Sheet {
  return sheets.some((sheet) => sheet === text);
}
