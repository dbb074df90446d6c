import { keptModule, useKeptModule } from '../shared/kept-module';

/** What the exam's page does not show at first: loaded right after the paper, and kept for when the network is away. */
export const laterParts = keptModule(() => import('./later-parts').then((module) => module.default));

export const useLaterParts = () => useKeptModule(laterParts);
