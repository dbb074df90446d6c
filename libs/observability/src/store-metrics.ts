import { counter } from './metrics';

export type StoreName = 'mongodb' | 'redis' | 's3';

/** Counts failures of a store; created on connecting, so that there is a 0 before the first failure. */
export function storeErrors(store: StoreName): { count: () => void } {
  const errors = counter('concord_store_errors_total');
  errors.inc({ store }, 0);
  return { count: () => errors.inc({ store }) };
}
