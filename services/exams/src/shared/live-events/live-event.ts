import type { ActivityCounts } from '@concord/contracts';

/** An event of attempt `id` at time `at` (ms since 1970). `k` is its kind, kept short because events are many. */
export type LiveEvent =
  | { k: 'saved'; id: string; at: number; given: string[]; cleared: string[] }
  | { k: 'seen'; id: string; at: number }
  /** The page reported activity; counts are totals. */
  | { k: 'noted'; id: string; at: number; counts: ActivityCounts }
  /** The attempt started or its deadline changed: subscribers read it from the store. */
  | { k: 'changed'; id: string; at: number }
  | { k: 'ended'; id: string; at: number };

/** Events that a process publishes in one message. */
export interface LiveMessage {
  /** Id of the process. */
  from: string;
  events: LiveEvent[];
}
