import { IN_DEVELOPMENT } from './env';
import { REMOTE_PATHS } from './remotes/remote-paths';
import { STAFF_REDIRECTS } from './staff-redirects';

/** Pages that are the same for everybody, so that they can be rendered ahead. */
export const RENDERED_AHEAD = REMOTE_PATHS.public_app;

/** Every other address of the site; `:name` stands for one segment. */
export const RENDERED_BY_BROWSER = [
  ...REMOTE_PATHS.registration,
  ...REMOTE_PATHS.exam,
  ...REMOTE_PATHS.admin,
  '/signin',
  '/signup',
  '/auth-certificate',
  ...Object.keys(STAFF_REDIRECTS),
  ...(IN_DEVELOPMENT ? ['/design'] : []),
];
