/** Whether a link leads nowhere from any other computer. */
export function isOnlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
}
