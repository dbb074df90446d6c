import { MAIN_PAGES } from '../remotes/remote-paths';

/** What stands at the top of a page. */
export type HeaderKind = 'navigation' | 'plain' | 'none';

const NAVIGATION_PATHS = new Set([...MAIN_PAGES, '/register']);

/** During an exam the portal's own header is the only one. */
const BARE_PATHS = new Set(['/online-exam']);

// The site has its pages in any case and with a slash at the end of the address.
const plainForm = (pathname: string) => pathname.replace(/(?<=[^/])\/$/, '').toLowerCase();

/**
 * The header of an address: the top navigation on the public pages, only the name elsewhere, none on any path that
 * contains 'admin'.
 */
export function headerKind(pathname: string): HeaderKind {
  const path = plainForm(pathname);
  if (path.includes('admin') || BARE_PATHS.has(path)) return 'none';
  return NAVIGATION_PATHS.has(path) ? 'navigation' : 'plain';
}

/** The links of the top navigation, in their order. */
export const NAVIGATION_LINKS = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/member', label: 'Membership' },
  { to: '/nysc', label: 'Nysc Scheme' },
  { to: '/exam-info', label: 'Examination' },
  { to: '/certification', label: 'Certification' },
] as const;
