import { atScrape, gauge } from '@concord/observability';
import type { Upstream } from './upstream';
import type { ProcessState } from './upstream-address';

const STATES: readonly ProcessState[] = ['ready', 'draining', 'down'];
/** Processes are asked once, however many scrape. */
const MAX_AGE_MS = 1000;

/** Tells at each scrape how many processes of each service there are. @returns the function that ends it */
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
