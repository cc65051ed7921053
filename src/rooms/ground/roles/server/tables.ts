declare module '#database/schema.ts' {
  interface Tables {
    roles: RoleRow;
  }
}

/** A role that organisers made. Users refer to it by its name. */
export interface RoleRow {
  id: string;
  name: string;
  /** Normalised: no two are the same. */
  name_key: string;
  /** The names of its rights, as JSON. */
  rights: string;
  created_at: string;
  updated_at: string;
}
