import type { CandidateState } from './candidate.slice';
import type { ExamState } from './exam.slice';
import type { SessionState } from './session.slice';

/** The store's state without RTK Query's cache. */
export interface RootState {
  readonly session: SessionState;
  readonly candidate: CandidateState;
  readonly exam: ExamState;
}
