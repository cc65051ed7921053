import { useEffect } from 'react';

const forms = new Set<() => boolean>();

/** Whether the screen has input that would be lost on leaving it. */
export function hasUnsavedWork(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}

/** Registers a form's check for unsaved input, to be asked before its screen is left. */
export function useUnsavedWork(isUnsaved: () => boolean): void {
  // Navigation is decided outside React.
  useEffect(() => {
    forms.add(isUnsaved);
    return () => {
      forms.delete(isUnsaved);
    };
  }, [isUnsaved]);
}
