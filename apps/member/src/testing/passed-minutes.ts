import { act, waitFor } from '@testing-library/react';
import type { openMember } from './open-member';

/** Fake timers for `passMinutes`; time also continues by itself, for pages that wait. */
export function useFakeMinutes(): void {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const passMinutes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

/** Describes that a page reads its links to files again, which end after ten minutes. */
export function describeFreshLinks(call: string, open: () => ReturnType<typeof openMember>): void {
  describe('left open', () => {
    useFakeMinutes();

    it('reads its links to files again before they end', async () => {
      const { made } = open();
      await waitFor(() => expect(made(call)).toHaveLength(1));
      await passMinutes(9);
      expect(made(call)).toHaveLength(2);
    });
  });
}
