import { createContext, type ReactNode } from 'react';

/** What the frame adds to the toolbar of a list that is searched or filtered, by the name of the list's call. */
export const ToolbarExtra = createContext<(list: string) => ReactNode>(() => null);
