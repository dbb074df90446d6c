/**
 * Store cost of each call on the exam's hot path, for one candidate: commands, index entries
 * written, and all indexes of the written collections. Hundreds of candidates in a hall make it
 * within seconds. The tests `hot-path.int.spec.ts` compare for equality: a change that costs more,
 * or less, updates this table.
 */
export const STORE_BUDGETS = {
  /** Finds the student and the serial's maker; one audit record, batched for a hall and not awaited. */
  'sign-in': { commands: 3, indexEntries: 6, indexes: 6 },
  /** The log has indexes by action and by kind of record, and none by the time of change. */
  'sign-in, with lists on MongoDB': { commands: 3, indexEntries: 7, indexes: 7 },
  /** Finds attempts and assignments; exams are cached for two seconds. */
  'list of exams': { commands: 2, indexEntries: 0, indexes: 0 },
  /** Finds the assignment and attempts; inserts the attempt, from which its audit record is made later. */
  start: { commands: 3, indexEntries: 4, indexes: 4 },
  /** One conditional write to fields without an index. */
  save: { commands: 1, indexEntries: 0, indexes: 4 },
  heartbeat: { commands: 1, indexEntries: 0, indexes: 0 },
  /** Reads the attempt and submits it; looks for the result after each of the two waits. */
  'submit, without a worker': { commands: 4, indexEntries: 1, indexes: 4 },
  /** Finds the attempt, looks for the result, and without one for the end of the sign-in. */
  'result, without a worker': { commands: 3, indexEntries: 0, indexes: 0 },
} as const;

/** Maximum idle load of the whole product on the store, in commands per second. */
export const IDLE_COMMANDS_PER_SECOND = 2;
