import { latePage } from '@concord/mfe';

/** The page of an address that the site does not have. */
export const notFound = latePage(() => import('./pages/not-found-page'));
