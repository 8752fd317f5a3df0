/** An order of battle as text, with what stands on each line: so that a mistake in a line is one at a field. */

import type { Reason, Side } from "../../../wire/battles";
import { sides, writtenSide, type Key, type OrderDraft } from "./draft";

export const forms = ["toml", "json"] as const;
export type Form = (typeof forms)[number];

/** What a line is about. */
export interface Place {
  side?: Side;
  general?: Key;
  unit?: Key;
  field?: string;
}

export interface Written {
  text: string;
  /** The place of each line, the first first. */
  places: Place[];
}

type Line = [text: string, place: Place];

export function written(draft: OrderDraft, form: Form): Written {
  const lines = form === "toml" ? tomlLines(draft) : jsonLines(draft);
  return { text: lines.map(([text]) => `${text}\n`).join(""), places: lines.map(([, place]) => place) };
}

/** Where the mistake is, of a text that was written here. */
export function placeOf({ places }: Written, line: number, reason: Reason): Place {
  const place = places[line - 1] ?? {};
  // What is missing stands on no line of its own.
  return reason.type === "missing" && place.field === undefined ? { ...place, field: reason.field } : place;
}

// Both forms write texts alike, but for a sign that JSON lets be.
const quoted = (value: string | number): string => JSON.stringify(value).replaceAll("\u007f", "\\u007f");

type Row = { key: Key } & Record<string, string | number | undefined>;

function fieldsOf(row: Row): [string, string | number][] {
  return Object.entries(row).flatMap(([field, value]) =>
    field === "key" || value === undefined ? [] : [[field, value]],
  );
}

function tomlLines(draft: OrderDraft): Line[] {
  const lines: Line[] = [[`name = ${quoted(draft.name)}`, { field: "name" }]];
  for (const side of sides) {
    const file = writtenSide(draft[side]);
    lines.push(["", {}], [`[${side}]`, { side }], [`name = ${quoted(file.name)}`, { side, field: "name" }]);
    for (const kind of ["general", "unit"] as const) {
      for (const row of file[kind] as Row[]) {
        const place = { side, [kind]: row.key };
        lines.push(["", {}], [`[[${side}.${kind}]]`, place]);
        for (const [field, value] of fieldsOf(row)) lines.push([`${field} = ${quoted(value)}`, { ...place, field }]);
      }
    }
  }
  return lines;
}

function jsonLines(draft: OrderDraft): Line[] {
  const lines: Line[] = [
    ["{", {}],
    [`  "name": ${quoted(draft.name)},`, { field: "name" }],
  ];
  for (const side of sides) {
    const file = writtenSide(draft[side]);
    lines.push([`  "${side}": {`, { side }], [`    "name": ${quoted(file.name)},`, { side, field: "name" }]);
    for (const kind of ["general", "unit"] as const) {
      const rows = file[kind] as Row[];
      const after = kind === "general" ? "," : "";
      if (rows.length === 0) {
        lines.push([`    "${kind}": []${after}`, { side }]);
        continue;
      }
      lines.push([`    "${kind}": [`, { side }]);
      rows.forEach((row, number) => {
        const place = { side, [kind]: row.key };
        const fields = fieldsOf(row);
        lines.push(["      {", place]);
        fields.forEach(([field, value], at) => {
          const comma = at < fields.length - 1 ? "," : "";
          lines.push([`        "${field}": ${quoted(value)}${comma}`, { ...place, field }]);
        });
        lines.push([`      }${number < rows.length - 1 ? "," : ""}`, place]);
      });
      lines.push([`    ]${after}`, { side }]);
    }
    lines.push([`  }${side === "red" ? "," : ""}`, { side }]);
  }
  lines.push(["}", {}]);
  return lines;
}

/** Which of the two a text is in: the same first sign that the reader goes by. */
export const formOf = (text: string): Form => (text.trimStart().startsWith("{") ? "json" : "toml");
