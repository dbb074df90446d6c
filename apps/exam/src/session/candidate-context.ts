import type { ExamStudent } from '@concord/api-client';
import { createContext, useContext } from 'react';
import type { SessionRecord } from '../device/records';

/** Who signed in, and the attempt that the exam and result pages show. */
export interface Candidate extends SessionRecord {
  readonly showAttempt: (attempt: string | null) => Promise<void>;
  /** Answers of the attempt arrived after its end; the result page says so. */
  readonly markLate: () => Promise<void>;
}

export const CandidateContext = createContext<Candidate | null>(null);

/** Who signed in; only for pages inside the candidate gate. */
export function useCandidate(): Candidate {
  const candidate = useContext(CandidateContext);
  if (!candidate) throw new Error('useCandidate needs a CandidateGate around the page');
  return candidate;
}

/** The fields of a student's record that the portal stores. */
export const examStudent = ({ _id, title, surname, firstName, email }: ExamStudent): ExamStudent => ({
  _id,
  title,
  surname,
  firstName,
  email,
});
