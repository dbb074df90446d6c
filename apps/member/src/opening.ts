import { matchPath } from '@concord/mfe';
import { signIn } from './features/sign-in/sign-in';
import { HOME_PATH, SIGN_IN_PATH } from './shared/paths';

export { default } from './routes';

/** Addresses that the build prerenders up to what depends on the visitor, and the chunk of their page. */
export const OPENINGS = { [HOME_PATH]: 'home', [SIGN_IN_PATH]: 'sign-in' } as const;

/** Loads the page of a prerendered address in advance, so that it renders without suspending. */
export async function prepare(pathname: string): Promise<void> {
  if (matchPath(SIGN_IN_PATH, pathname)) await signIn.prepare();
}
