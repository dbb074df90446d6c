import { fireEvent, waitFor } from '@testing-library/react';
import { ADA, renderShell, serveApi } from '../testing/render-app';
import SessionRefresh from './session-refresh';

const MINUTE = 60_000;

describe('SessionRefresh', () => {
  afterEach(() => jest.restoreAllMocks());

  it('tells the server of activity on any page, at most each five minutes, and never by itself', async () => {
    const { token: _, ...user } = ADA;
    const calls = serveApi({ 'GET /api/auth/me': { status: 200, body: user } });
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    renderShell(<SessionRefresh />, { at: '/admin/exams', session: ADA });
    await waitFor(() => expect(calls).toHaveLength(1));
    const press = (minutes: number) => {
      now.mockReturnValue(start + minutes * MINUTE);
      fireEvent.keyDown(document.body, { key: 'a' });
      fireEvent.pointerDown(document.body);
    };
    press(4);
    press(6);
    await waitFor(() => expect(calls).toHaveLength(2));
    press(10);
    press(12);
    await waitFor(() => expect(calls).toHaveLength(3));
  });
});
