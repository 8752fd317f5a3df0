/** How many characters the server counts in a text: code points, not what JavaScript calls its length. */
export const charactersIn = (text: string): number => Array.from(text).length;
