import { lazy } from 'react';

/** The page of the design system; production builds have no code of it. */
export const DesignPage =
  process.env.NODE_ENV === 'production' ? undefined : lazy(() => import('./design-page'));
