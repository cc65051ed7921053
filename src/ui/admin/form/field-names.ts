import { createContext } from 'react';

/** The ids and labels of a form's fields by name, in their order. */
export type FieldNames = Map<string, { id: string; label: string }>;

/** Each field registers here, so that the form's summary can name and link it. */
export const FieldNamesContext = createContext<FieldNames | undefined>(undefined);
