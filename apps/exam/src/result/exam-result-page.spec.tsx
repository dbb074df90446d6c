import { act, screen } from '@testing-library/react';
import { initialSaveState } from '../attempt/save-state';
import { realTiming } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import type { SavePhase } from '../device/records';
import { id, makeResult } from '../testing/attempts';
import { address, AMINA, fresh, press, READ, refused, SAVE, TOKEN } from '../testing/candidate';
import { renderPortal, serveApi } from '../testing/render-portal';

beforeEach(async () => {
  await examDevice.clear();
  await examDevice.signIn({ token: TOKEN, student: AMINA });
});

describe('/exam-result', () => {
  it('shows the result again after a reload, red under 50, and clears everything on the way out', async () => {
    await examDevice.showAttempt(id(900));
    serveApi({
      [READ]: {
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

  const graded = { status: 200, body: { ...fresh(), status: 'graded', result: makeResult() } };

  it('shows that grading is in progress, then the result', async () => {
    await examDevice.showAttempt(id(900));
    const { answers } = serveApi({ [READ]: { status: 200, body: { ...fresh(), status: 'grading' } } });
    renderPortal('/exam-result');
    expect(await screen.findByText('Your exam is being graded')).toBeVisible();
    answers[READ] = graded;
    expect(await screen.findByText('Passed', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByText('amina@example.com')).toBeVisible();
    expect(screen.queryByText(/arrived after the end/)).not.toBeInTheDocument();
  });

  it('offers to try again after a refusal', async () => {
    await examDevice.showAttempt(id(900));
    const { answers } = serveApi({ [READ]: refused(403, 'FORBIDDEN') });
    renderPortal('/exam-result');
    await screen.findByRole('button', { name: 'Retry' });
    answers[READ] = graded;
    await press('Retry');
    expect(await screen.findByText('Passed')).toBeVisible();
  });

  it('says after a minute that the result is also sent by e-mail', async () => {
    await examDevice.showAttempt(id(900));
    const timers = jest.spyOn(realTiming, 'after');
    serveApi({ [READ]: { status: 200, body: { ...fresh(), status: 'grading' } } });
    renderPortal('/exam-result');
    await screen.findByText('The result opens here as soon as it is there.');
    const timeout = timers.mock.calls.find(([pause]) => pause === 60_000)?.[1];
    timers.mockRestore();
    act(() => timeout?.());
    expect(screen.getByText(/the result will also come to you by e-mail\.$/)).toBeVisible();
  });

  describe('with unsent answers on this device', () => {
    const attempt = fresh();
    const progressIn = (phase: SavePhase) => ({
      saves: {
        ...initialSaveState(attempt),
        choices: { [id(1)]: 'A1' },
        unsaved: { [id(1)]: 1 },
        edit: 1,
        phase,
      },
      submitting: null,
      clockLead: 0,
    });

    it('sends them as late answers when the exam ended on another device', async () => {
      await examDevice.showAttempt(id(900));
      await examDevice.savePaper({ attempt, clockLead: 0 });
      await examDevice.saveProgress(id(900), progressIn('taken-over'));
      const { calls } = serveApi({ [READ]: graded, [SAVE]: refused(409, 'ATTEMPT_CLOSED') });
      renderPortal('/exam-result');
      expect(await screen.findByText('Passed')).toBeVisible();
      expect(calls.filter(({ call }) => call === SAVE)).toMatchObject([
        { body: { answers: { [id(1)]: 'A1' } } },
      ]);
      await expect(examDevice.progress(id(900))).resolves.toBeUndefined();
    });

    it('keeps them on the device when the server cannot be reached', async () => {
      await examDevice.showAttempt(id(900));
      await examDevice.saveProgress(id(900), progressIn('taken-over'));
      serveApi({ [READ]: graded, [SAVE]: { status: 0, body: null } });
      renderPortal('/exam-result');
      expect(await screen.findByText('Passed')).toBeVisible();
      await expect(examDevice.progress(id(900))).resolves.toMatchObject({
        saves: { choices: { [id(1)]: 'A1' } },
      });
    });

    it('shows the result also when the paper is not on the device', async () => {
      await examDevice.showAttempt(id(900));
      await examDevice.saveProgress(id(900), progressIn('open'));
      serveApi({ [READ]: graded, [SAVE]: refused(409, 'ATTEMPT_CLOSED') });
      renderPortal('/exam-result');
      expect(await screen.findByText('Passed')).toBeVisible();
    });
  });

  describe('the result slip', () => {
    const REQUEST = 'POST /api/media/documents';
    const JOB = 'GET /api/media/documents/j1';
    async function shown(over: Parameters<typeof serveApi>[0]) {
      await examDevice.showAttempt(id(900));
      const server = serveApi({ [READ]: graded, ...over });
      renderPortal('/exam-result');
      await press('Download result slip');
      return server;
    }

    it('is made for the candidate and offered as a link', async () => {
      const { calls } = await shown({
        [REQUEST]: { status: 202, body: { jobId: 'j1' } },
        [JOB]: { status: 200, body: { status: 'done', progress: 100, url: 'media/files/x?exp=1&sig=2' } },
      });
      const link = await screen.findByRole('link', { name: 'Open result slip (PDF)' });
      expect(link).toHaveAttribute('href', '/api/media/files/x?exp=1&sig=2');
      expect(link).toHaveFocus();
      expect(calls.find(({ call }) => call === REQUEST)).toMatchObject({
        body: { kind: 'result-slip', id: id(600) },
        authorization: `Bearer ${TOKEN}`,
      });
    });

    it('shows an error when slips cannot be made, and can be requested again', async () => {
      const { answers } = await shown({ [REQUEST]: refused(503, 'UNAVAILABLE') });
      expect(await screen.findByText(/Result slips cannot be made at the moment/)).toBeVisible();
      answers[REQUEST] = { status: 202, body: { jobId: 'j1' } };
      answers[JOB] = { status: 200, body: { status: 'failed', progress: 0 } };
      await press('Try again');
      expect(await screen.findByText('The result slip could not be made. Please try again.')).toBeVisible();
    });
  });
});
