/**
 * Costs to the store of each call of the exam's hot path, when one candidate makes it: commands, entries of indexes that
 * they write, and all indexes of the collections that they write. A hall of hundreds makes it in the same seconds. The tests `hot-path.int.spec.ts` compare them for
 * equality: a change that costs more, or less, changes this table.
 */
export const STORE_BUDGETS = {
  /** Finds the student and who made the serial; a record of the audit log, which a hall shares and no answer waits for. */
  'sign-in': { commands: 3, indexEntries: 6, indexes: 6 },
  /** Finds attempts and assignments; the exams are read once in two seconds for all. */
  'list of exams': { commands: 2, indexEntries: 0, indexes: 0 },
  /** Finds the assignment and attempts; the attempt, whose record in the audit log is made from it later. */
  start: { commands: 3, indexEntries: 4, indexes: 4 },
  /** One conditional write, whose fields no index has. */
  save: { commands: 1, indexEntries: 0, indexes: 4 },
  heartbeat: { commands: 1, indexEntries: 0, indexes: 0 },
  /** Reads the attempt and submits it; a find of the result after each of the two waits. */
  'submit, without a worker': { commands: 4, indexEntries: 1, indexes: 4 },
  /** Finds the attempt, looks for the result, and for the end of the sign-in as there is none. */
  'result, without a worker': { commands: 3, indexEntries: 0, indexes: 0 },
} as const;

/** Commands a second that the whole product asks its store when nobody is there. */
export const IDLE_COMMANDS_PER_SECOND = 2;
