import type { Assignment, Attempt, Exam, ExamSignInAnswer, Student } from '@concord/contracts';
import { type Api, ApiRefusal, inParallel } from './api.ts';

/** State of each demo student's first exam, in the order of the list; further students have none. */
const STATES = [
  ['completed', 14],
  ['started', 3],
  ['past due', 3],
  ['pending', 10],
] as const;

const DAY_MS = 86_400_000;

/** True if a candidate answers wrongly: between a few and more than half of the answers. */
const isWrong = (candidate: number, question: number): boolean => question % (2 + (candidate % 5)) === 0;

/** Refusals of an attempt that an earlier run, or somebody else, has ended. */
const ENDED = ['ALREADY_COMPLETED', 'ATTEMPT_CLOSED'];

/** Begins the attempt of a signed-in candidate with a save. @returns a function that submits it */
async function begin(candidate: Api, student: Student, assignment: string, exam: Exam, index: number) {
  const { _id: attempt } = await candidate.call<Attempt>('POST', 'exams/attempts', { assignment });
  const answers = exam.questions.map(({ _id, answer, options }, n) => ({
    _id,
    selectedOption: isWrong(index, n) ? (options.find((option) => option !== answer) ?? answer) : answer,
  }));
  const first = answers.slice(0, 8).map(({ _id, selectedOption }) => [_id, selectedOption]);
  const save = { seq: 1, answers: Object.fromEntries(first) };
  await candidate.call('PUT', `exams/attempts/${attempt}/answers`, save);
  return { studentDetails: { _id: student._id }, Exam: { _id: exam._id }, answers, attempt };
}

/**
 * The SUPER_ADMIN assigns the exams: results are then shown at once, although the officer generated the
 * candidates' serials. A SUPER_ADMIN also sees the serials for sign-ins.
 */
interface Staff {
  officer: Api;
  superAdmin: Api;
}

/** Assigns exams to the demo students and brings each assignment to its planned state. */
export async function ensureSittings(
  api: Api,
  { officer, superAdmin }: Staff,
  students: readonly (Student | undefined)[],
  exams: readonly Exam[],
): Promise<void> {
  const states = STATES.flatMap(([state, count]) => Array.from({ length: count }, () => state));
  await inParallel(states, 3, async (state, index) => {
    const student = students[index];
    const exam = exams[index % exams.length];
    if (!student || !exam) return;
    const present = await officer.call<Assignment[]>('GET', `exams/studentExamByStudentId/${student._id}`);
    const body = { exam: exam._id, student: student._id };
    const { _id, status } =
      present.find((known) => known.exam._id === exam._id) ??
      (await superAdmin.call<Assignment>('POST', 'exams/addExamToStudent', body));
    if (status === 'completed' || state === 'pending') return;
    if (state === 'past due') {
      const dueDate = new Date(Date.now() - 3 * DAY_MS).toISOString();
      return void (await officer.call('PATCH', `exams/studentExam/${_id}`, { dueDate }));
    }
    const { email } = student;
    const { serial: SerialNumber } = await superAdmin.call<{ serial: string }>(
      'POST',
      `student/${student._id}/reveal-serial`,
    );
    const { token } = await api.call<ExamSignInAnswer>('POST', 'exams/StartStudentExam', {
      email,
      SerialNumber,
    });
    const candidate = api.as(token);
    try {
      const submission = await begin(candidate, student, _id, exam, index);
      if (state === 'completed') await candidate.call('POST', 'result/submit', submission);
    } catch (error) {
      if (!(error instanceof ApiRefusal && ENDED.includes(error.code))) throw error;
    }
  });
}
