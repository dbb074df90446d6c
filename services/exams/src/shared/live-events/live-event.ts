import type { ActivityCounts } from '@concord/contracts';

/** An event of the attempt `id` at `at` (ms since 1970). `k` is the kind, short because events are many. */
export type LiveEvent =
  | { k: 'saved'; id: string; at: number; given: string[]; cleared: string[] }
  | { k: 'seen'; id: string; at: number }
  /** The page counted something: counts in all. */
  | { k: 'noted'; id: string; at: number; counts: ActivityCounts }
  /** Started or has a new deadline: subscribers read it from the store. */
  | { k: 'changed'; id: string; at: number }
  | { k: 'ended'; id: string; at: number };

/** Events that a process publishes together. */
export interface LiveMessage {
  /** The process. */
  from: string;
  events: LiveEvent[];
}
