import { matchPath } from '@concord/mfe';
import type { RemoteName } from './remote-name';

/** The institute's main pages, which carry the top navigation. */
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

/** What the records say about the certificate with a number; the server fills it in. */
export const VERDICT_PATH = '/certificate/:number';

/** The addresses of each remote; `:name` stands for one segment. */
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
  // Every address of its depth: the back office has a page of its own for those that do not exist.
  admin: [
    '/admin',
    '/admin/:page',
    '/admin/:page/:id',
    '/admin/:page/:id/edit',
    '/admin/:page/:id/statistics',
  ],
};

const ENTRIES = Object.entries(REMOTE_PATHS) as [RemoteName, readonly string[]][];

/** The remote that has the page of an address; `undefined` when the shell has it. */
export const remoteFor = (pathname: string): RemoteName | undefined =>
  ENTRIES.find(([, paths]) => paths.some((path) => matchPath(path, pathname)))?.[0];
