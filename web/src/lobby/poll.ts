/** Does something now and again and again, as long as somebody looks at the page. Gives what ends it. */
export function whileSeen(seconds: number, act: () => unknown): () => void {
  const look = () => {
    if (document.visibilityState === "visible") act();
  };
  act();
  const timer = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
