/** Passed from a test project's set-up to its tests: where to copy a fresh database from. */
export type Template = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}
