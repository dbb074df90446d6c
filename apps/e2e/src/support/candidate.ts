import type { Assignment, Exam, RegisteredStudent, Serial } from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing';
import { type APIRequestContext, expect } from '@playwright/test';
import { bearerOf, SUPER_ADMIN, unique } from './accounts';

/** A student with an exam that was made for this journey. */
export interface ReadyCandidate {
  readonly email: string;
  readonly surname: string;
  readonly serial: string;
  readonly exam: Exam;
  readonly assignment: Assignment;
}

/** Creates an exam, a student and the assignment through the API. Options are called `Choice <question>-<option>`. */
export async function readyCandidate(
  request: APIRequestContext,
  {
    questions,
    minutes = 30,
    title = 'Offline practice',
  }: { readonly questions: number; readonly minutes?: number; readonly title?: string },
): Promise<ReadyCandidate> {
  const headers = await bearerOf(request, SUPER_ADMIN);
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.status(), path).toBe(201);
    return (await answer.json()) as T;
  };
  const options = (question: number) => ['A', 'B', 'C'].map((option) => optionOf(question, option));
  const exam = await post<Exam>('exams/upload', {
    title: unique(`${title} `),
    duration: minutes,
    questions: Array.from({ length: questions }, (_, at) => ({
      question: `What is asked in place ${at + 1}?`,
      answer: optionOf(at + 1, 'A'),
      options: options(at + 1),
    })),
  });
  const { serial } = await post<Serial>('serial/generate', {});
  const email = `${unique('sitter')}@example.com`;
  const surname = unique('Bello');
  const student = await post<RegisteredStudent>('student/register', {
    image_data: await makePortraitUrl(5),
    surname,
    firstName: 'Zainab',
    email,
    serialNumber: serial,
  });
  const assignment = await post<Assignment>('exams/addExamToStudent', {
    exam: exam._id,
    student: student._id,
  });
  return { email, surname, serial, exam, assignment };
}

/** The text of an option of these exams; A is the right one. */
export const optionOf = (question: number, option: string): string => `Choice ${question}-${option}`;
