import { FallbackDate } from './fallback-date';
import { lazyField } from './lazy-field';

/** A calendar date, typed or picked as dd/MM/yyyy; `value` is `YYYY-MM-DD`. */
export const DateField = lazyField(() => import('./date-picker'), FallbackDate);
