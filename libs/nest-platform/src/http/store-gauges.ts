import { atScrape, gauge } from '@concord/observability';
import type { HealthRegistry } from './health';
import type { WorkerHeartbeats } from './worker-heartbeats';

/** Health checks that are stores. */
const STORES = ['mongodb', 'redis', 's3'] as const;
/** Cache time of the states, so that frequent scrapes do not load the stores. */
const MAX_AGE_MS = 5000;

/** Reports the stores' states at each scrape. @returns the function that ends it */
export function reportStores(health: HealthRegistry): () => void {
  const up = gauge('concord_store_up');
  const read = async () => {
    const { checks } = await health.report();
    for (const store of STORES) {
      const outcome = checks[store];
      if (outcome) up.set({ store }, outcome.status === 'down' ? 0 : 1);
    }
  };
  return atScrape({ read, forget: () => up.reset(), maxAgeMs: MAX_AGE_MS });
}

/** Reports workers' heartbeats at each scrape; nothing while Redis is down. */
export function reportWorkers(heartbeats: WorkerHeartbeats, workers: readonly string[]): () => void {
  const up = gauge('concord_worker_up');
  const read = async () => {
    for (const worker of workers) {
      const { status, checks } = await heartbeats.healthOf(worker);
      if (checks.heartbeat?.status === 'unknown') up.remove({ worker });
      else up.set({ worker }, status === 'down' ? 0 : 1);
    }
  };
  return atScrape({ read, forget: () => up.reset(), maxAgeMs: MAX_AGE_MS });
}
