import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examDevice } from './device/exam-device';
import { at, id, makeAttempt, makeResult, makeSaved } from './testing/attempts';
import { renderPortal, serveApi } from './testing/render-portal';

const AMINA = { _id: id(500), surname: 'Bello', firstName: 'Amina', email: 'amina@example.com' };
const TOKEN = 'candidate-token';
const SAVE = `PUT /api/exams/attempts/${id(900)}/answers`;
const LIST = `GET /api/exams/studentExamByStudentId/${AMINA._id}`;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const assignment = {
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
const completed = {
  ...assignment,
  _id: id(801),
  exam: { ...assignment.exam, examName: 'Mediation' },
  status: 'completed',
  score: 2,
  dateWritten: at(0),
};

const fresh = () =>
  makeAttempt({ startedAt: inHours(0), deadline: inHours(0.75), serverTime: new Date().toISOString() });
const saved = (body: unknown) => ({
  status: 200,
  body: makeSaved((body as { seq?: number }).seq ?? 0, 0, {
    deadline: inHours(0.75),
    savedAt: new Date().toISOString(),
    serverTime: new Date().toISOString(),
  }),
});

const address = (path: string) =>
  waitFor(() =>
    expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent(path),
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => examDevice.forgetEverything());

describe('/start-exam', () => {
  it("speaks the owner's words under touched fields", async () => {
    const { calls } = serveApi({});
    renderPortal('/start-exam');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    const serial = screen.getByRole('textbox', { name: 'Serial number' });
    await userEvent.click(email);
    await userEvent.click(serial);
    expect(await screen.findByText('Email is required')).toBeVisible();
    await userEvent.type(email, 'amina');
    await userEvent.tab();
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(await screen.findByText('Serial-Number is required')).toBeVisible();
    await userEvent.type(serial, 'abcdefgh');
    await userEvent.tab();
    expect(serial).toHaveValue('ABCD-EFGH');
    expect(await screen.findByText('Serial-Number must be 19 charaters')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("signs in, keeps the token, and shows the student's exams", async () => {
    const { calls } = serveApi({
      'POST /api/exams/StartStudentExam': { status: 200, body: { ...AMINA, token: TOKEN } },
      [LIST]: { status: 200, body: [assignment, completed] },
    });
    const { store } = renderPortal('/start-exam');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), AMINA.email);
    await userEvent.type(screen.getByRole('textbox', { name: 'Serial number' }), 'abcdefghjkmnpqrs');
    await press('Proceed');
    await address('/select-exam');
    expect(store.getState().candidate.token).toBe(TOKEN);
    await expect(examDevice.session()).resolves.toMatchObject({ token: TOKEN, student: AMINA });
    await screen.findByText('Peace Studies');
    expect(calls.map(({ call, authorization }) => [call, authorization])).toEqual([
      ['POST /api/exams/StartStudentExam', null],
      [LIST, `Bearer ${TOKEN}`],
    ]);
  });
});

describe('without a session', () => {
  it.each(['/select-exam', '/online-exam', '/exam-result'])('%s leads to sign-in, kindly', async (path) => {
    serveApi({});
    renderPortal(path);
    await address('/start-exam');
    expect(await screen.findByText(/Please enter your email and serial number first/)).toBeVisible();
  });
});

describe('with a session', () => {
  beforeEach(() => examDevice.signIn({ token: TOKEN, student: AMINA }));

  it('offers a radio for open exams only, and Proceed once one is chosen', async () => {
    serveApi({ [LIST]: { status: 200, body: [assignment, completed] } });
    renderPortal('/select-exam');
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(1);
    expect(screen.getByText('Completed: 2 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Peace Studies/ }));
    await press('Proceed');
    const dialog = await screen.findByRole('dialog', { name: 'Hello Amina Bello' });
    for (const words of ['PST-101', '45 minutes', 'The exam submits itself after 45 minutes.']) {
      expect(within(dialog).getByText(words)).toBeVisible();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take later' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('stays and says so when the exam has no questions', async () => {
    serveApi({
      [LIST]: { status: 200, body: [assignment] },
      'POST /api/exams/attempts': { status: 422, body: { code: 'NO_QUESTIONS', message: 'none' } },
    });
    renderPortal('/select-exam');
    await userEvent.click(await screen.findByRole('radio'));
    await press('Proceed');
    await press('Continue');
    expect((await screen.findAllByText(/This exam has no questions yet/))[0]).toBeVisible();
    await address('/select-exam');
  });

  async function sit(over: Parameters<typeof serveApi>[0] = {}) {
    const server = serveApi({
      [LIST]: { status: 200, body: [assignment] },
      'POST /api/exams/attempts': { status: 201, body: fresh() },
      [SAVE]: saved,
      'POST /api/result/submit': { status: 200, body: makeResult() },
      ...over,
    });
    const view = renderPortal('/select-exam');
    await userEvent.click(await screen.findByRole('radio'));
    await press('Proceed');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Question text 1' });
    return { ...server, ...view };
  }
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  it('takes the exam: every choice is saved, Previous keeps it, Finish hands all in', async () => {
    const { calls, store } = await sit();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:4[45]:\d\d$/);
    expect(screen.getByText('1/3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await choose('A1');
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await press('Next');
    await choose('B2');
    await press('Next');
    expect(store.getState().exam.answers).toHaveLength(2);
    await press('Previous');
    expect(store.getState().exam.answers).toEqual([{ _id: id(1), selectedOption: 'A1' }]);
    expect(screen.getByRole('radio', { name: 'B2' })).toBeChecked();
    await press('Next');
    await press('Finish');
    expect(await screen.findByRole('heading', { name: 'Review your answers' })).toHaveFocus();
    await press('Finish and submit');
    await press('Submit now');

    await address('/exam-result');
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.getByRole('img', { name: '67 percent' })).toBeVisible();
    expect(calls.find(({ call }) => call === 'POST /api/result/submit')?.body).toEqual({
      studentDetails: { _id: AMINA._id },
      Exam: { _id: id(700) },
      answers: [
        { _id: id(1), selectedOption: 'A1' },
        { _id: id(2), selectedOption: 'B2' },
      ],
      attempt: id(900),
    });
    await expect(examDevice.progress(id(900))).resolves.toBeUndefined();
  });

  it('says that answers are kept here when the network fails', async () => {
    const { answers } = await sit({ [SAVE]: { status: 0, body: null } });
    await choose('A1');
    expect(await screen.findByText('Offline: kept on this device')).toBeVisible();
    expect((await examDevice.progress(id(900)))?.saves.choices).toEqual({ [id(1)]: 'A1' });
    answers[SAVE] = saved;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('goes on after a reload with what the device and the server hold', async () => {
    const { unmount } = await sit({ [SAVE]: { status: 0, body: null } });
    await choose('B1');
    await screen.findByText('Offline: kept on this device');
    await press('Next');
    unmount();

    const { calls } = serveApi({
      [`GET /api/exams/attempts/${id(900)}`]: { status: 200, body: fresh() },
      [SAVE]: saved,
    });
    renderPortal('/online-exam');
    expect(await screen.findByRole('heading', { name: 'Question text 2' })).toBeVisible();
    await waitFor(() =>
      expect(calls.find(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: 'B1' } }),
    );
  });

  it('stops when another device takes over, and continues here on request', async () => {
    const { answers } = await sit({
      [SAVE]: { status: 409, body: { code: 'TAKEN_OVER', message: 'elsewhere' } },
    });
    await choose('A1');
    expect(await screen.findByText('Your exam continues on another device')).toBeVisible();
    answers[SAVE] = saved;
    await press('Continue here');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'A1' })).toBeChecked();
  });

  it('goes to the result when the attempt was closed, without sending late answers', async () => {
    const { calls } = await sit({
      [SAVE]: { status: 409, body: { code: 'ATTEMPT_CLOSED', message: 'over' } },
    });
    await choose('A1');
    await address('/exam-result');
    expect(calls.find(({ call }) => call === 'POST /api/result/submit')?.body).toMatchObject({ answers: [] });
  });

  it('hands in by itself when no time is left', async () => {
    const deadline = inHours(0.0005);
    const { calls } = await sit({
      'POST /api/exams/attempts': { status: 201, body: { ...fresh(), deadline } },
      [SAVE]: (body) => ({ status: 200, body: { ...saved(body).body, deadline } }),
    });
    await choose('A1');
    await waitFor(
      () =>
        expect(screen.getByRole('status', { name: 'Address', hidden: true })).toHaveTextContent(
          '/exam-result',
        ),
      {
        timeout: 5000,
      },
    );
    expect(calls.find(({ call }) => call === 'POST /api/result/submit')?.body).toMatchObject({
      answers: [{ _id: id(1), selectedOption: 'A1' }],
    });
  });

  it('asks before leaving, and says until when the exam can go on', async () => {
    await sit();
    await press('Quit');
    const dialog = await screen.findByRole('dialog', { name: 'Leave the exam for now?' });
    expect(dialog).toHaveTextContent(/continue until \d\d:\d\d/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await address('/select-exam');
  });

  it('shows the result again after a reload, red under 50, and clears everything on the way out', async () => {
    await examDevice.showAttempt(id(900));
    serveApi({
      [`GET /api/exams/attempts/${id(900)}`]: {
        status: 200,
        body: { ...fresh(), status: 'graded', result: makeResult({ percantage: 33, pass: false }) },
      },
    });
    const { store } = renderPortal('/exam-result');
    expect(await screen.findByText('Fail')).toBeVisible();
    await press('Back to examinations');
    await address('/exam-info');
    expect(store.getState()).toMatchObject({
      candidate: { token: null },
      exam: { result: null, Exam: null },
    });
    await expect(examDevice.session()).resolves.toBeUndefined();
  });
});
