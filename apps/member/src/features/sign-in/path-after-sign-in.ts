import { HOME_PATH, SIGN_IN_PATH } from '../../shared/paths';

/** Page of the exam portal that people may reach through a sign-in. */
const EXAM_PATH = '/start-exam';

/**
 * Page to open after a sign-in: one of these pages or the exam portal, else the home. Other addresses are
 * ignored, because anybody can send a link with them.
 */
export function pathAfterSignIn(next: string | null): string {
  // A browser takes `\` for `/`, and drops line breaks.
  if (!next || /[\\\p{Cc}]/u.test(next)) return HOME_PATH;
  const path = next.split(/[?#]/)[0] ?? '';
  const isOwn = path === HOME_PATH || path.startsWith(`${HOME_PATH}/`) || path === EXAM_PATH;
  return isOwn && path !== SIGN_IN_PATH && !path.includes('..') ? next : HOME_PATH;
}
