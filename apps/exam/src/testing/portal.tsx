import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, id, makeAttempt, makeResult, makeSaved } from './attempts';
import { renderPortal, serveApi } from './render-portal';

export const AMINA = { _id: id(500), surname: 'Bello', firstName: 'Amina', email: 'amina@example.com' };
export const TOKEN = 'candidate-token';
export const START = 'POST /api/exams/attempts';
export const READ = `GET /api/exams/attempts/${id(900)}`;
export const SAVE = `PUT /api/exams/attempts/${id(900)}/answers`;
export const SUBMIT = 'POST /api/result/submit';
export const LIST = `GET /api/exams/studentExamByStudentId/${AMINA._id}`;

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const assignment = {
  _id: id(800),
  exam: { _id: id(700), examName: 'Peace Studies', examCode: 'PST-101', duration: 45, totalQuestions: 3 },
  status: 'pending',
  score: null,
  dateWritten: null,
  dueDate: inHours(24),
  extraTime: 0,
  student: AMINA._id,
  AddedBy: { _id: id(1), username: 'admin' },
  attempt: null,
};
export const completed = {
  ...assignment,
  _id: id(801),
  exam: { ...assignment.exam, examName: 'Mediation' },
  status: 'completed',
  score: 2,
  dateWritten: at(0),
};

export const fresh = () =>
  makeAttempt({ startedAt: inHours(0), deadline: inHours(0.75), serverTime: new Date().toISOString() });

/** The answer to a save, with the deadline that the server knows. */
export const savedWith = (deadline: () => string) => (body: unknown) => ({
  status: 200,
  body: makeSaved((body as { seq?: number }).seq ?? 0, 0, {
    deadline: deadline(),
    savedAt: new Date().toISOString(),
    serverTime: new Date().toISOString(),
  }),
});
export const saved = savedWith(() => inHours(0.75));
export const refused = (status: number, code: string) => ({ status, body: { code, message: code } });

export const address = (path: string, timeout = 1000) =>
  waitFor(
    () => expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent(path),
    { timeout },
  );
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

/** Chooses and starts the exam; the student must be signed in before. */
export async function startExam(over: Parameters<typeof serveApi>[0] = {}) {
  const server = serveApi({
    [LIST]: { status: 200, body: [assignment] },
    [START]: { status: 201, body: fresh() },
    [SAVE]: saved,
    [SUBMIT]: { status: 200, body: makeResult() },
    ...over,
  });
  const view = renderPortal('/select-exam');
  await userEvent.click(await screen.findByRole('radio'));
  await press('Proceed');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Question text 1' });
  return { ...server, ...view };
}
