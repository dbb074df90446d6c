import { IN_DEVELOPMENT } from '../env';
import { REMOTE_PATHS, VERDICT_PATH } from './remote-paths';
import { STAFF_REDIRECTS } from './staff-redirects';

export type { RemoteName } from './remote-name';

/** Pages that are the same for everyone: the build prerenders them. */
export const PRERENDERED = REMOTE_PATHS.public_app.filter((path) => path !== VERDICT_PATH);

export { VERDICT_PATH };

/** Other addresses of the site, rendered by the browser; `:name` stands for one segment. */
export const CLIENT_RENDERED = [
  ...REMOTE_PATHS.registration,
  ...REMOTE_PATHS.exam,
  ...REMOTE_PATHS.member,
  ...REMOTE_PATHS.admin,
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth-certificate',
  ...Object.keys(STAFF_REDIRECTS),
  ...(IN_DEVELOPMENT ? ['/design'] : []),
];
