export const HOME_PATH = '/me';
export const SIGN_IN_PATH = '/me/sign-in';

/** Address of the sign-in page, which leads back to a page afterwards. */
export function signInPath({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const next = `${pathname}${search}`;
  return next === HOME_PATH ? SIGN_IN_PATH : `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`;
}
