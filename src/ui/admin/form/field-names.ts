import { createContext } from 'react';

/** What a form's fields are called and where they stand, by name and in their order. */
export type FieldNames = Map<string, { id: string; label: string }>;

/** Each field tells it to its form, whose summary names it. */
export const FieldNamesContext = createContext<FieldNames | undefined>(undefined);
