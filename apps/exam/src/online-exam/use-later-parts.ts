import { preloadedModule, usePreloadedModule } from '../shared/preloaded-module';

/** Parts of the exam page not shown at first: preloaded right after the paper, for use offline. */
export const laterParts = preloadedModule(() => import('./later-parts').then((module) => module.default));

export const useLaterParts = () => usePreloadedModule(laterParts);
