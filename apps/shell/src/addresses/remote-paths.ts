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

/** The addresses of each remote; `:name` stands for one segment. */
export const REMOTE_PATHS: Record<RemoteName, readonly string[]> = {
  public_app: [
    ...MAIN_PAGES,
    '/projects',
    '/gallery',
    '/certificate',
    '/certificate-form',
    '/print-certificate',
  ],
  registration: ['/register'],
  exam: ['/start-exam', '/select-exam', '/online-exam', '/exam-result'],
  admin: [
    '/admin',
    '/admin/students',
    '/admin/students/:id',
    '/admin/courses',
    '/admin/serial-number',
    '/admin/student-certificates',
    '/admin/gallery-settings',
    '/admin/monitor',
    '/admin/outbox',
    '/admin/outbox/:id',
    '/admin/exams',
    '/admin/exams/:id',
    '/admin/exam-upload',
    '/admin/student-result',
    '/admin/student-result/:id',
    '/admin/late-answers',
    '/admin/staff-accounts',
    '/admin/account',
  ],
};

const ENTRIES = Object.entries(REMOTE_PATHS) as [RemoteName, readonly string[]][];

/** The remote that has the page of an address; `undefined` when the shell has it. */
export const remoteFor = (pathname: string): RemoteName | undefined =>
  ENTRIES.find(([, paths]) => paths.some((path) => matchPath(path, pathname)))?.[0];
