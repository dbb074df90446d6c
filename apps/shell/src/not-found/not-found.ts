import { lazyPage } from '@concord/mfe';

export const notFound = lazyPage(() => import('./not-found-page'));
