/** Copies a text. Gives whether it could be done: plain-http pages have no clipboard, and must ask for it the old way. */
export async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused; the old way may still be open.
    }
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  field.readOnly = true;
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = oldCopy();
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

function oldCopy(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- There is nothing else outside of secure contexts.
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
