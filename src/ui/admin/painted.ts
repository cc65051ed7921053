/** Resolves once what a click has changed so far is on the screen, so that the work that follows doesn't keep it waiting. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
