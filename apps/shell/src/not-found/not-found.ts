import { lazyPage } from '@concord/mfe';

/** The page of an unknown address. */
export const notFound = lazyPage(() => import('./not-found-page'));
