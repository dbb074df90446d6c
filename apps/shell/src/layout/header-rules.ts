import { matchPath } from '@concord/mfe';
import { MAIN_PAGES, VERDICT_PATH } from '../addresses/remote-paths';

/** Kinds of header. */
export type HeaderKind = 'navigation' | 'plain' | 'none';

const NAVIGATION_PATHS = new Set([...MAIN_PAGES, '/register']);

/** A running exam has a header of its own. */
const HEADERLESS_PATHS = new Set(['/online-exam']);

// Routes match in any case and with a trailing slash.
const normalize = (pathname: string) => pathname.replace(/(?<=[^/])\/$/, '').toLowerCase();

/**
 * Header of an address: the top navigation on public pages, a link home and the menu elsewhere.
 * None on paths that contain 'admin', except as part of a certificate's number.
 */
export function headerKind(pathname: string): HeaderKind {
  const path = normalize(pathname);
  const isVerdict = matchPath(VERDICT_PATH, path) !== null;
  if ((path.includes('admin') && !isVerdict) || HEADERLESS_PATHS.has(path)) return 'none';
  return NAVIGATION_PATHS.has(path) ? 'navigation' : 'plain';
}

/** Links of the top navigation, in order; `width` is the label's in our font, in em. */
export const NAVIGATION_LINKS = [
  { to: '/about', label: 'About', width: 2.9 },
  { to: '/contact', label: 'Contact', width: 3.8 },
  { to: '/member', label: 'Membership', width: 6.04 },
  { to: '/nysc', label: 'Nysc Scheme', width: 6.64 },
  { to: '/exam-info', label: 'Examination', width: 5.89 },
  { to: '/certification', label: 'Certification', width: 5.96 },
] as const;
