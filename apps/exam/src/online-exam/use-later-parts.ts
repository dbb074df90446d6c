import { preloadedModule, usePreloadedModule } from '../shared/preloaded-module';

/**
 * Parts of the exam page that are not shown at first. Preloaded after the paper, as the page may be
 * offline later.
 */
export const laterParts = preloadedModule(() => import('./later-parts').then((module) => module.default));

export const useLaterParts = () => usePreloadedModule(laterParts);
