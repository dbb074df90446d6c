/** Sign-in page of staff. */
export const SIGN_IN_PATH = '/signin';

/** Page to request a password reset link, and the link's target. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/reset-password';

const AFTER_SIGN_IN = '/admin';

const isLocation = (value: unknown): value is { pathname: string; search?: string; hash?: string } =>
  typeof value === 'object' && value !== null && 'pathname' in value && typeof value.pathname === 'string';

/** Page to open after sign-in: the one that redirected to the sign-in page, else the admin area. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (!isLocation(from) || !from.pathname.startsWith('/')) return AFTER_SIGN_IN;
  return `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`;
}
