declare module '#database/schema.ts' {
  interface Tables {
    sessions: SessionRow;
    api_tokens: ApiTokenRow;
    recovery_codes: RecoveryCodeRow;
    reset_links: ResetLinkRow;
  }
}

export interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
}

export interface ApiTokenRow {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

/** Signs a user in without the authenticator app. Each works once and is then deleted. */
export interface RecoveryCodeRow {
  code_hash: string;
  user_id: string;
}

/** A one-time link for setting a new password. */
export interface ResetLinkRow {
  token_hash: string;
  user_id: string;
  expires_at: string;
}
