import type { CandidateState } from './candidate.slice';
import type { ExamState } from './exam.slice';
import type { SessionState } from './session.slice';

/** What the product keeps in the store, apart from the cache of calls. */
export interface RootState {
  readonly session: SessionState;
  readonly candidate: CandidateState;
  readonly exam: ExamState;
}
