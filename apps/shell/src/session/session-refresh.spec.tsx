import type { SessionDetails } from '@concord/api-client';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { ADA, type ApiAnswers, renderShell, serveApi } from '../testing/render-app';
import SessionRefresh from './session-refresh';

const MINUTE = 60_000;

describe('SessionRefresh', () => {
  afterEach(() => jest.restoreAllMocks());

  it('reports activity on any page to the server, at most every five minutes, and never without activity', async () => {
    const { token: _, ...user } = ADA;
    const all = serveApi({ 'GET /api/auth/me': { status: 200, body: user } });
    const calls = () => all.filter(({ call }) => call === 'GET /api/auth/me');
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    renderShell(<SessionRefresh />, { at: '/admin/exams', session: ADA });
    await waitFor(() => expect(calls()).toHaveLength(1));
    const press = (minutes: number) => {
      now.mockReturnValue(start + minutes * MINUTE);
      fireEvent.keyDown(document.body, { key: 'a' });
      fireEvent.pointerDown(document.body);
    };
    press(4);
    press(6);
    await waitFor(() => expect(calls()).toHaveLength(2));
    press(10);
    press(12);
    await waitFor(() => expect(calls()).toHaveLength(3));
  });

  describe('asks by itself what became of the session', () => {
    const CHECK = 'GET /api/auth/session';
    const { token: _, ...user } = ADA;
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const open = (answers: ApiAnswers, session: SessionDetails) => {
      const calls = serveApi({ 'GET /api/auth/me': { status: 200, body: user }, ...answers });
      const { store } = renderShell(<SessionRefresh />, { at: '/', session });
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      return { store, pass, checks: () => calls.filter(({ call }) => call === CHECK).length };
    };

    it('stores an approval, with the token that has its rights', async () => {
      const answers = { [CHECK]: { status: 200, body: { ...user, role: 'PENDING' } as object } };
      const { store, pass } = open(answers, { ...ADA, role: 'PENDING' });
      await pass(100);
      answers[CHECK].body = { ...user, token: 'token-2' };
      await pass(8000);
      expect(store.getState().session.details).toEqual({ ...ADA, token: 'token-2' });
    });

    it('ends when the session was ended elsewhere', async () => {
      const answers: ApiAnswers = { [CHECK]: { status: 200, body: user } };
      const { store, pass } = open(answers, ADA);
      await pass(100);
      expect(store.getState().session.details).toEqual(ADA);
      Object.assign(answers[CHECK]!, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'No' } });
      await pass(8000);
      expect(store.getState().session).toMatchObject({ details: null, ended: 'expired' });
    });

    it('polls only while the page is visible, and at once when it becomes visible', async () => {
      const { pass, checks } = open({ [CHECK]: { status: 200, body: user } }, ADA);
      await pass(100);
      const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await pass(60_000);
      expect(checks()).toBe(1);
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(100);
      expect(checks()).toBe(2);
    });
  });
});
