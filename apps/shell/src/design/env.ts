import { lazy } from 'react';

/** Page of the design system; production builds exclude its code. */
export const DesignPage =
  process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('./design-page'));
