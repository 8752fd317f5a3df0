/** What is typed or pasted without the signs that the server refuses, such as tabs: lines stay lines. */
export function legible(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, " ");
}
