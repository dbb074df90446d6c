import type { Assignment, Attempt, Exam, ExamSignInAnswer, Student } from '@concord/contracts';
import { type Api, inParallel } from './api.ts';

/** The state of each demo student's first exam, in the order of the list; the others have none assigned. */
const STATES = [
  ...Array.from({ length: 14 }, () => 'completed' as const),
  ...Array.from({ length: 3 }, () => 'started' as const),
  ...Array.from({ length: 3 }, () => 'past due' as const),
  ...Array.from({ length: 10 }, () => 'pending' as const),
];

const DAY_MS = 86_400_000;

/** Whether a candidate answers wrong: from few of the answers to more than half of them. */
const isWrong = (candidate: number, question: number): boolean => question % (2 + (candidate % 5)) === 0;

async function sit(
  api: Api,
  student: Student,
  assignment: Assignment,
  exam: Exam,
  index: number,
  finish: boolean,
) {
  const { token } = await api.call<ExamSignInAnswer>('POST', 'exams/StartStudentExam', {
    email: student.email,
    SerialNumber: student.serialNumber,
  });
  const candidate = api.as(token);
  const attempt = await candidate.call<Attempt>('POST', 'exams/attempts', { assignment: assignment._id });
  const chosen = exam.questions.map(({ _id, answer, options }, n) => ({
    _id,
    selectedOption: isWrong(index, n) ? (options.find((option) => option !== answer) ?? answer) : answer,
  }));
  const first = Object.fromEntries(
    chosen.slice(0, 8).map(({ _id, selectedOption }) => [_id, selectedOption]),
  );
  await candidate.call('PUT', `exams/attempts/${attempt._id}/answers`, { seq: 1, answers: first });
  if (!finish) return;
  await candidate.call('POST', 'result/submit', {
    studentDetails: { _id: student._id },
    Exam: { _id: exam._id },
    answers: chosen,
    attempt: attempt._id,
  });
}

/** Assigns exams to the demo students and brings each assignment to its state, unless it is there already. */
export async function ensureSittings(
  api: Api,
  staff: Api,
  students: readonly Student[],
  exams: readonly Exam[],
): Promise<void> {
  await inParallel(STATES, 3, async (state, index) => {
    const student = students[index];
    const exam = exams[index % exams.length];
    if (!student || !exam) return;
    const present = await staff.call<Assignment[]>('GET', `exams/studentExamByStudentId/${student._id}`);
    const assignment =
      present.find((known) => known.exam._id === exam._id) ??
      (await staff.call<Assignment>('POST', 'exams/addExamToStudent', {
        exam: exam._id,
        student: student._id,
      }));
    if (assignment.status === 'completed') return;
    if (state === 'past due')
      await staff.call('PATCH', `exams/studentExam/${assignment._id}`, {
        dueDate: new Date(Date.now() - 3 * DAY_MS).toISOString(),
      });
    if (state === 'completed' || state === 'started')
      await sit(api, student, assignment, exam, index, state === 'completed');
  });
}
