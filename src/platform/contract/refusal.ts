/** Why a call is refused. The set is closed, and this table gives each its HTTP status. */
export const REFUSAL_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-step-missing': 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  /** Our own calls' answer to an outdated version, which is a conflict for documented ones. */
  'changed-meanwhile': 412,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  /** Of our own calls that may only change what their caller has seen. */
  'version-missing': 428,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** How many seconds to wait before trying again when something is unavailable. */
export const RETRY_SECONDS = 5;

/** Messages by field name, shown next to the fields of a form. */
export type FieldErrors = Record<string, string>;

/** An expected 'no', with a message for the user. Knows nothing of HTTP. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly errors: FieldErrors;
  /** How many seconds to wait before trying again, if known. */
  readonly waitSeconds: number | undefined;

  constructor(code: RefusalCode, message: string, errors: FieldErrors = {}, waitSeconds?: number) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.waitSeconds = waitSeconds;
  }
}

/** The role doesn't allow it, or no longer does. */
export function isForbidden(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.code === 'forbidden';
}

/** Until two-factor sign-in is set up, only the user's own account is open. */
export function isSecondStepMissing(thrown: unknown): thrown is Refusal {
  return thrown instanceof Refusal && thrown.code === 'second-step-missing';
}
