import type { Assignment, Attempt, Exam, ExamSignInAnswer, Result } from '@concord/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Applicant, newApplicant, register } from './applicant';
import { optionOf } from './candidate';
import type { StaffCalls } from './staff';

type Name = Pick<Applicant, 'surname' | 'firstName'>;

/** Registers a candidate with this name, who passes an exam of `makeQuestions` through the API. */
export async function passExam(
  request: APIRequestContext,
  staff: StaffCalls,
  exam: Exam,
  name: Name,
): Promise<Applicant> {
  const applicant = { ...(await newApplicant(staff)), ...name };
  const student = await register(staff, applicant);
  const { _id: assignment } = await staff<Assignment>('POST', 'exams/addExamToStudent', 201, {
    exam: exam._id,
    student: student._id,
  });
  const post = async <T>(path: string, data: object, token?: string): Promise<T> => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const answer = await request.post(`/api/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const { email, serial: SerialNumber } = applicant;
  const { token } = await post<ExamSignInAnswer>('exams/StartStudentExam', { email, SerialNumber });
  const { _id: attempt } = await post<Attempt>('exams/attempts', { assignment }, token);
  const answers = exam.questions.map(({ _id }, at) => ({ _id, selectedOption: optionOf(at + 1, 'A') }));
  await post(
    'result/submit',
    { studentDetails: { _id: student._id }, Exam: { _id: exam._id }, answers, attempt },
    token,
  );
  return applicant;
}

/** Waits until an exam has this many graded results. */
export const expectResults = (staff: StaffCalls, exam: Exam, count: number): Promise<void> =>
  expect(async () => {
    expect(await staff<Result[]>('GET', `result?exam=${exam._id}&pageSize=100`, 200)).toHaveLength(count);
  }).toPass({ timeout: 30_000 });
