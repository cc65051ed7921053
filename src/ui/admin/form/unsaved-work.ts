import { useEffect } from 'react';

const forms = new Set<() => boolean>();

/** Whether something was typed on the screen that would be lost with it. */
export function hasUnsavedWork(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}

/** Has a form asked before its screen is left for whatever reason. */
export function useUnsavedWork(isUnsaved: () => boolean): void {
  // What decides about leaving stands outside React.
  useEffect(() => {
    forms.add(isUnsaved);
    return () => {
      forms.delete(isUnsaved);
    };
  }, [isUnsaved]);
}
