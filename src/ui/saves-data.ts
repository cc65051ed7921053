declare global {
  interface Navigator {
    /** Save-Data, in browsers that report it. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the browser asks for less data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
