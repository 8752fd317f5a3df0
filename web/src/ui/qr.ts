import { encode } from "uqr";

/** Cameras need a light margin of four modules. */
const margin = 4;

/** A QR code as one path, in a square of so many modules. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: margin });
  return { size, path: data.map(rowPath).join("") };
}

/** The dark modules of a row, neighbours in one piece: seams between them would be drawn as light lines. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${String(from)} ${String(y)}h${String(x - from)}v1h-${String(x - from)}z`;
  }
  return path;
}
