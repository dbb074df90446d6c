import { atScrape, gauge } from '@concord/observability';
import type { Upstream } from './upstream';
import type { ProcessState } from './upstream-address';

const STATES: readonly ProcessState[] = ['ready', 'draining', 'down'];
/** Cache time in ms, so that several scrapers probe the processes once. */
const MAX_AGE_MS = 1000;

/** Reports the number of processes per service at each scrape. @returns the function that ends this. */
export function reportUpstreams(upstreams: Readonly<Record<string, Upstream>>): () => void {
  const processes = gauge('concord_upstream_processes');
  const readOne = async (service: string, upstream: Upstream) => {
    const found = await upstream.states();
    for (const state of STATES)
      processes.set({ service, state }, found.filter((each) => each === state).length);
  };
  const read = async () => {
    await Promise.all(Object.entries(upstreams).map(([service, upstream]) => readOne(service, upstream)));
  };
  return atScrape({ read, forget: () => processes.reset(), maxAgeMs: MAX_AGE_MS });
}
