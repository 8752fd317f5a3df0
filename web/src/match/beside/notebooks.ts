import { Notebook } from "./notebook.svelte";

const notebooks = new Map<string, Notebook>();

/** The notebook of a match: the same one as long as something in it is not saved, else a new one. */
export function openNotebook(match: string, person: string): Notebook {
  const key = `${match}/${person}`;
  const known = notebooks.get(key);
  if (known && !["fetching", "missing", "saved"].includes(known.state)) return known;
  const fresh = new Notebook(match);
  notebooks.set(key, fresh);
  void fresh.fetch();
  return fresh;
}
