import { keptModule, useKeptModule } from '../shared/kept-module';

/** Parts of the exam page not shown at first: preloaded right after the paper, for use offline. */
export const laterParts = keptModule(() => import('./later-parts').then((module) => module.default));

export const useLaterParts = () => useKeptModule(laterParts);
