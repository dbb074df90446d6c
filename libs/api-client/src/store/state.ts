import type { ExamSignInAnswer } from '@concord/contracts';
import type { CandidateState } from './candidate.slice';
import type { SessionState } from './session.slice';

/** The store's state without RTK Query's cache and the slices of single remotes. */
export interface RootState {
  readonly session: SessionState;
  readonly candidate: CandidateState;
  /** A sign-in made on the member's pages, until the exam portal takes it over. In memory only, never in an address. */
  readonly handOver?: ExamSignInAnswer | null;
}
