declare module '#database/schema.ts' {
  interface Tables {
    used_solutions: UsedSolutionRow;
  }
}

export interface UsedSolutionRow {
  hash: string;
  expires_at: string;
}
