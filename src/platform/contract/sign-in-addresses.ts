/** The screens before the back-office, which have a script of their own. */
export const signInAddress = {
  login: '/admin/login',
  /** Leads to the given screen afterwards. */
  loginFor: (next: string) => `/admin/login?next=${encodeURIComponent(next)}`,
  /** Shown even to somebody who is signed in. */
  loginAgain: '/admin/login?again=1',
  resetPassword: '/admin/reset-password',
  resetPasswordWith: (token: string) => `/admin/reset-password?token=${token}`,
} as const;
