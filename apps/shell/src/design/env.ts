import { lazy } from 'react';

/** The page of the design system; what goes out to visitors is built without it. */
export const DesignPage =
  process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('./design-page'));
