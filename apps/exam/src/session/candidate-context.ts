import type { ExamStudent } from '@concord/api-client';
import { createContext, useContext } from 'react';
import type { KeptSession } from '../device/exam-device';

/** Who signed in, and the attempt that the exam and result pages show. */
export interface Candidate extends KeptSession {
  readonly showAttempt: (attempt: string | null) => Promise<void>;
  /** Answers of the attempt came after its end; told on the result page. */
  readonly tellLate: () => Promise<void>;
}

export const CandidateContext = createContext<Candidate | null>(null);

/** Who signed in; for pages behind the candidate gate. */
export function useCandidate(): Candidate {
  const candidate = useContext(CandidateContext);
  if (!candidate) throw new Error('This page belongs behind the candidate gate');
  return candidate;
}

/** What the screens and calls need of a student's record. */
export const examStudent = ({ _id, surname, firstName, email }: ExamStudent): ExamStudent => ({
  _id,
  surname,
  firstName,
  email,
});
