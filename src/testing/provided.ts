/** Passed from a test project's set-up to its tests: where to copy a fresh database from. */
export type Template =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string; strategy: CopyStrategy };

/** Copying files takes half as long as PostgreSQL's default. Before version 15 it was the only way. */
export type CopyStrategy = 'strategy file_copy' | '';

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}
