/** Gives the visitor a file to keep. A link to a blob is no request, so the Content-Security-Policy lets it be. */
export function download(name: string, text: string, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser still reads it after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
