import { matchPath } from '@concord/mfe';
import type { RemoteName } from './remote-name';

/** Main pages of the institute, which have the top navigation. */
export const MAIN_PAGES = [
  '/',
  '/about',
  '/contact',
  '/member',
  '/nysc',
  '/exam-info',
  '/certification',
  '/career',
  '/consultancy',
  '/license',
  '/policy',
  '/t&c',
  '/money-laundry',
] as const;

/** Page of the verdict on a certificate number, which the server fills in. */
export const VERDICT_PATH = '/certificate/:number';

/** Addresses of each remote; `:name` stands for a segment. */
export const REMOTE_PATHS: Record<RemoteName, readonly string[]> = {
  public_app: [
    ...MAIN_PAGES,
    '/projects',
    '/gallery',
    '/certificate',
    VERDICT_PATH,
    '/certificate-form',
    '/print-certificate',
  ],
  registration: ['/register'],
  exam: ['/start-exam', '/select-exam', '/online-exam', '/exam-result', '/practice', '/practice-result'],
  // Every address of this depth, because these remotes have their own page for unknown ones.
  member: ['/me', '/me/:page', '/me/:page/:id', '/me/:page/:part/:id'],
  admin: [
    '/admin',
    '/admin/:page',
    '/admin/:page/:id',
    '/admin/:page/:id/edit',
    '/admin/:page/:id/statistics',
  ],
};

const ENTRIES = Object.entries(REMOTE_PATHS) as [RemoteName, readonly string[]][];

/** Remote with the page of an address; `undefined` if it belongs to the shell. */
export const remoteFor = (pathname: string): RemoteName | undefined =>
  ENTRIES.find(([, paths]) => paths.some((path) => matchPath(path, pathname)))?.[0];
