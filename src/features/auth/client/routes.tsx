import { createRoute } from '@tanstack/react-router';
import { root } from '#ui/admin/roots.ts';
import { LoginScreen } from './login-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  validateSearch: ({ next }): { next?: string } => (typeof next === 'string' ? { next } : {}),
  component: LoginScreen,
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/admin/reset-password',
  validateSearch: ({ token }) => ({ token: typeof token === 'string' ? token : '' }),
  component: function ResetPassword() {
    const { token } = resetPassword.useSearch();
    return <ResetPasswordScreen token={token} />;
  },
});

export const signInRoutes = [login, resetPassword] as const;
