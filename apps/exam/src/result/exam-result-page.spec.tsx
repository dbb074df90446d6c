import { type FakeAnswer, type FakeRoutes, press, user } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { initialSaveState } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import type { SavePhase } from '../device/records';
import { id, makeResult } from '../testing/attempts';
import {
  beforeEachSignIn,
  CALLS,
  expectAddress,
  found,
  fresh,
  OFFLINE,
  openPortal,
  progress,
  refused,
  TOKEN,
} from '../testing/portal';

beforeEachSignIn();
beforeEach(() => examDevice.showAttempt(id(900)));

const graded = (over: Parameters<typeof makeResult>[0] = {}) =>
  found({ ...fresh(), status: 'graded', result: makeResult(over) });
const GRADING = found({ ...fresh(), status: 'grading' });
const open = (read = graded(), more: FakeRoutes = {}) =>
  openPortal('/exam-result', { [CALLS.read]: read, ...more });

describe('/exam-result', () => {
  it('goes to the selection while the exam continues elsewhere with time left', async () => {
    open(refused(409, 'TAKEN_OVER'));
    await expectAddress('/select-exam');
  });

  it('shows the result again after a reload, red under 50, and clears everything on leaving', async () => {
    const { store } = open(graded({ percantage: 33, pass: false }));
    expect(await screen.findByText('Fail')).toBeVisible();
    expect(screen.getByText('Bello Amina')).toBeVisible();
    expect(screen.getByText('Total score').parentElement).toHaveTextContent('2 of 3');
    expect(screen.getByText('Total unanswered').parentElement).toHaveTextContent('0');
    await press('Back to examinations');
    await expectAddress('/exam-info');
    expect(store.getState()).toMatchObject({
      candidate: { token: null },
      exam: { result: null, Exam: null },
    });
    await expect(examDevice.session()).resolves.toBeUndefined();
  });

  it('shows the number of unanswered questions, which explains a fail with five right answers', async () => {
    open(
      graded({
        percantage: 25,
        pass: false,
        total_questions: 20,
        total_answered: 5,
        total_score: 5,
        total_correct: 5,
        total_wrong: 0,
      }),
    );
    expect((await screen.findByText('Total unanswered')).parentElement).toHaveTextContent('15');
  });

  it('omits unanswered questions if the service does not know them', async () => {
    open(graded({ total_questions: undefined }));
    await screen.findByText('Total wrong');
    expect(screen.queryByText('Total unanswered')).not.toBeInTheDocument();
  });

  it('shows that grading is in progress, then the result', async () => {
    const { answers } = open(GRADING);
    expect(await screen.findByText('Your exam is being graded')).toBeVisible();
    answers[CALLS.read] = graded();
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.getByText('amina@example.com')).toBeVisible();
    expect(screen.queryByText(/arrived after the exam ended/)).not.toBeInTheDocument();
  });

  it.each([
    [null, 'The institute will release the results later.'],
    ['2026-12-05T08:00:00.000Z', 'Results are released on 5 December 2026 at 09:00, Nigerian time.'],
  ])('says that the answers were received while the result is held until %p', async (until, words) => {
    const { made } = open(found({ ...fresh(), status: 'grading', held: { until } }));
    expect(await screen.findByText('Your answers were received')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Peace Studies')).toBeVisible();
    expect(screen.queryByText('Download result slip')).not.toBeInTheDocument();
    expect(made(CALLS.read)).toHaveLength(1);
    await expect(progress()).resolves.toBeUndefined();
    await press('Back to examinations');
    await expectAddress('/exam-info');
  });

  it('links to the list of exams, and keeps the sign-in', async () => {
    open(graded(), { [CALLS.list]: found([]) });
    await user.click(await screen.findByRole('link', { name: 'My exams' }));
    await expectAddress('/select-exam');
    await expect(examDevice.session()).resolves.toMatchObject({ token: TOKEN });
  });

  describe('of an address with an id', () => {
    const RESULT = `GET result/${id(601)}`;
    const openListed = (answer: FakeAnswer) =>
      openPortal(`/exam-result?id=${id(601)}`, { [RESULT]: answer, [CALLS.list]: found([]) });

    it.each([
      [404, '/select-exam'],
      [403, '/select-exam'],
      [401, '/start-exam'],
    ])('goes after %i to %s', async (status, path) => {
      openListed(refused(status, 'NO'));
      await expectAddress(path);
    });

    it('can be loaded again after a failure', async () => {
      const { answers } = openListed(refused(409, 'NO'));
      await screen.findByText('Retry');
      answers[RESULT] = found(makeResult({ _id: id(601), total_questions: undefined }));
      await press('Retry');
      expect((await screen.findByText('Total score')).parentElement).toHaveTextContent(/^2Total score$/);
    });
  });

  it('offers to try again after a refusal', async () => {
    const { answers } = open(refused(403, 'FORBIDDEN'));
    await screen.findByText('Retry');
    answers[CALLS.read] = graded();
    await press('Retry');
    expect(await screen.findByText('Passed')).toBeVisible();
  });

  it('says after a minute that the result is also sent by e-mail', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    open(GRADING);
    await screen.findByText('Your result will appear here as soon as it is ready.');
    const timeout = timers.mock.calls.find(([, pause]) => pause === 60_000)?.[0];
    timers.mockRestore();
    act(() => timeout?.());
    expect(screen.getByText(/You will also get the result by e-mail\.$/)).toBeVisible();
  });

  describe('with unsent answers on this device', () => {
    const attempt = fresh();
    const choices = { [id(1)]: 'A1' };
    const store = (phase: SavePhase) =>
      examDevice.saveProgress(id(900), {
        saves: { ...initialSaveState(attempt), choices, unsaved: { [id(1)]: 1 }, edit: 1, phase },
        submitting: null,
        clockLead: 0,
      });

    it('sends them as late answers when the exam ended on another device', async () => {
      await examDevice.savePaper({ attempt });
      await store('taken-over');
      const { made } = open(graded(), { [CALLS.save]: refused(409, 'ATTEMPT_CLOSED') });
      expect(await screen.findByText('Passed')).toBeVisible();
      expect(made(CALLS.save)).toMatchObject([{ body: { answers: choices } }]);
      await expect(progress()).resolves.toBeUndefined();
    });

    it('keeps them on the device when the server cannot be reached', async () => {
      await store('taken-over');
      open(graded(), { [CALLS.save]: OFFLINE });
      expect(await screen.findByText('Passed')).toBeVisible();
      await expect(progress()).resolves.toMatchObject({ saves: { choices } });
    });

    it('shows the result also when the paper is not on the device', async () => {
      await store('open');
      open(graded(), { [CALLS.save]: refused(409, 'ATTEMPT_CLOSED') });
      expect(await screen.findByText('Passed')).toBeVisible();
    });
  });

  describe('the result slip', () => {
    const REQUEST = 'POST media/documents';
    const JOB = 'GET media/documents/j1';
    const ACCEPTED = { status: 202, body: { jobId: 'j1' } };

    it('is created for the candidate, saved and offered as a link', async () => {
      const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
      const { made } = open(graded(), {
        [REQUEST]: ACCEPTED,
        [JOB]: found({ status: 'done', progress: 100, url: 'media/files/x?exp=1&sig=2' }),
      });
      await press('Download result slip');
      const link = await screen.findByText('Open the PDF');
      expect(link).toHaveAttribute('href', '/api/media/files/x?exp=1&sig=2');
      expect(saved).toHaveBeenCalledTimes(1);
      saved.mockRestore();
      expect(made(REQUEST)).toMatchObject([
        { body: { kind: 'result-slip', id: id(600) }, authorization: `Bearer ${TOKEN}` },
      ]);
    });

    it('shows an error when slips cannot be created, and can be requested again', async () => {
      const { answers, made } = open(graded(), { [REQUEST]: refused(503, 'UNAVAILABLE') });
      await press('Download result slip');
      expect(await screen.findByText(/Result slips are not available right now/)).toBeVisible();
      answers[REQUEST] = ACCEPTED;
      answers[JOB] = found({ status: 'failed', progress: 0 });
      await press('Download result slip');
      await waitFor(() => expect(made(JOB)).toHaveLength(1));
      expect(await screen.findByText(/Result slips are not available right now/)).toBeVisible();
    });
  });
});
