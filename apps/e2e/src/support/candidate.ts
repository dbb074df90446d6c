import type { Assignment, Exam } from '@concord/contracts';
import type { APIRequestContext } from '@playwright/test';
import { unique } from './accounts';
import { type Applicant, newApplicant, register } from './applicant';
import { staffApi } from './staff';

/** A student with an exam that was created for this journey. */
export interface ReadyCandidate extends Applicant {
  readonly exam: Exam;
  readonly assignment: Assignment;
}

/** Text of an option in these exams, of which A is right. */
export const optionOf = (question: number, option: string): string => `Choice ${question}-${option}`;

export const questionText = (number: number): string => `What is asked in place ${number}?`;

export const makeQuestions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    question: questionText(at + 1),
    answer: optionOf(at + 1, 'A'),
    options: ['A', 'B', 'C'].map((option) => optionOf(at + 1, option)),
  }));

/** Creates an exam with such questions, a student and the assignment through the API. */
export async function readyCandidate(
  request: APIRequestContext,
  { questions, minutes = 30, title }: { readonly questions: number; minutes?: number; title: string },
): Promise<ReadyCandidate> {
  const staff = await staffApi(request);
  const exam = await staff<Exam>('POST', 'exams/upload', 201, {
    title: unique(`${title} `),
    duration: minutes,
    questions: makeQuestions(questions),
  });
  const applicant = await newApplicant(staff);
  const student = await register(staff, applicant);
  const assignment = await staff<Assignment>('POST', 'exams/addExamToStudent', 201, {
    exam: exam._id,
    student: student._id,
  });
  return { ...applicant, exam, assignment };
}
