import type { AccessRows } from './access-row';

/** Calls of candidates in an exam; staff and the holder of a print token may make some too. */
export const CANDIDATES = {
  attemptStart: '13333+33',
  attemptSave: '13333+33',
  attemptActivity: '13333+33',
  attemptGet: '13333+33',
  attemptNotices: '13333+33',
  practiceStart: '13333+33',
  practiceSave: '13333+33',
  practiceGet: '13333+33',
  practiceSubmit: '13333+33',
  resultSubmit: '13333+33',
  resultGet: '1333++33',
  documentCreate: '13++++3+',
  documentGet: '13++++3+',
} satisfies AccessRows;
