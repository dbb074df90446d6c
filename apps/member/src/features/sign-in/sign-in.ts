import { lazyPage } from '@concord/mfe';

/** The sign-in page, which the build renders in advance. */
export const signIn = lazyPage(() => import(/* webpackChunkName: "sign-in" */ './sign-in-page'));
