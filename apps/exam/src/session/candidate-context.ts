import { createContext, useContext } from 'react';
import type { SessionRecord } from '../device/records';
import type { ExamStudent } from '../screen/exam.slice';

/** The signed-in student, and the attempt on the exam and result pages. */
export interface Candidate extends SessionRecord {
  readonly showAttempt: (attempt: string | null) => Promise<void>;
  /** Records that answers arrived after the end, for the result page. */
  readonly markLate: () => Promise<void>;
}

export const CandidateContext = createContext<Candidate | null>(null);

/** The signed-in student; only for pages inside the candidate gate. */
export function useCandidate(): Candidate {
  const candidate = useContext(CandidateContext);
  if (!candidate) throw new Error('useCandidate needs a CandidateGate around the page');
  return candidate;
}

/** Picks the stored fields of a student's record. */
export const examStudent = ({ _id, title, surname, firstName, email }: ExamStudent): ExamStudent => ({
  _id,
  title,
  surname,
  firstName,
  email,
});
