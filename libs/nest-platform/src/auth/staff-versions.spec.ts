import type { StaffVersions } from '@concord/contracts';
import { log } from '../core/logger';
import { snapshotSource } from '../testing/snapshot-source';
import { REVOCATIONS_MAX_AGE_MS, StaffVersionCache, staffSignIn } from './staff-versions';

describe('StaffVersionCache', () => {
  const cacheOf = (source: () => Promise<Record<string, number>>) => {
    const read = async () => ({
      versions: Object.fromEntries(
        Object.entries(await source()).map(([id, ver]) => [id, { ver, role: 'ADMIN' as const }]),
      ),
    });
    return new StaffVersionCache(snapshotSource(read));
  };

  it('accepts only the current version of an account', async () => {
    const cache = cacheOf(async () => ({ a: 2 }));
    expect(await cache.isCurrent('a', 2)).toBe(true);
    expect(await cache.isCurrent('a', 1)).toBe(false);
    expect(await cache.isCurrent('gone', 1)).toBe(false);
  });

  it('refuses the tokens of an ended session, and no others', async () => {
    const answer: StaffVersions = { versions: { a: { ver: 1, role: 'ADMIN' } } };
    const cache = new StaffVersionCache(snapshotSource(async () => answer));
    expect(await cache.isCurrent('a', 1, 's1')).toBe(true);
    answer.endedSessions = ['s1'];
    await cache.read();
    expect(await cache.isCurrent('a', 1, 's1')).toBe(false);
    expect(await cache.isCurrent('a', 1, 's2')).toBe(true);
    expect(await cache.isCurrent('a', 1)).toBe(true);
  });

  it('reads again for a version newer than the cached one, also just after a read', async () => {
    const versions = { a: 1 };
    const cache = cacheOf(async () => ({ ...versions }));
    await cache.read();
    versions.a = 2;
    expect(await Promise.all([cache.isCurrent('a', 2), cache.isCurrent('a', 2)])).toEqual([true, true]);
    expect(await cache.isCurrent('a', 1)).toBe(false);
  });

  it('does not check a new token against a read that began before the account changed', async () => {
    const versions = { a: 1 };
    const waiting: (() => void)[] = [];
    let slow = false;
    const cache = cacheOf(async () => {
      const seen = { ...versions };
      if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
      return seen;
    });
    await cache.read();
    slow = true;
    const before = cache.read();
    versions.a = 2;
    slow = false;
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const current = cache.isCurrent('a', 2);
    waiting.forEach((resolve) => resolve());
    await before;
    expect(await current).toBe(true);
    later.mockRestore();
  });

  it('reads again even when the timer fires a moment early by the clock', async () => {
    const versions = { a: 1 };
    const cache = cacheOf(async () => ({ ...versions }));
    await cache.read();
    versions.a = 2;
    // A timer may fire slightly early by the clock.
    const still = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await cache.isCurrent('a', 2)).toBe(true);
    still.mockRestore();
  });

  it('throws 503 until the first read succeeds, and keeps the cached versions when a later one fails', async () => {
    let fails = true;
    const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined);
    const cache = cacheOf(async () => {
      if (fails) throw new Error('away');
      return { a: 1 };
    });
    await expect(cache.isCurrent('a', 1)).rejects.toMatchObject({ statusCode: 503 });
    expect(warn).toHaveBeenCalledTimes(1);
    fails = false;
    expect(await cache.isCurrent('a', 1)).toBe(true);
    fails = true;
    await expect(cache.read()).rejects.toThrow('away');
    expect(await cache.isCurrent('a', 1)).toBe(true);
  });

  describe('without news', () => {
    const from = Date.now();
    let clock: jest.SpyInstance;
    beforeEach(() => {
      clock = jest.spyOn(Date, 'now').mockReturnValue(from);
      jest.spyOn(log, 'warn').mockReturnValue(undefined);
    });
    afterEach(() => jest.restoreAllMocks());
    const after = (ms: number) => void clock.mockReturnValue(from + ms);

    it('knows staff for half a minute, then refuses all of them until there are news', async () => {
      let fails = false;
      const cache = cacheOf(async () => {
        if (fails) throw new Error('away');
        return { a: 1 };
      });
      await cache.read();
      fails = true;
      after(REVOCATIONS_MAX_AGE_MS);
      expect(await cache.isCurrent('a', 1)).toBe(true);
      after(REVOCATIONS_MAX_AGE_MS + 1);
      await expect(cache.isCurrent('a', 1)).rejects.toMatchObject({
        statusCode: 503,
        message: "Staff sign-ins can't be checked right now. Please try again in a minute",
      });
      fails = false;
      expect(await cache.isCurrent('a', 1)).toBe(true);
    });

    it('counts from when the news were true, not from when they came', async () => {
      const cache = new StaffVersionCache({
        read: async (known) => {
          known.putVersions({ a: { ver: 1, role: 'ADMIN' } }, from);
          return from;
        },
      });
      await cache.read();
      expect(await cache.isCurrent('a', 1)).toBe(true);
      after(REVOCATIONS_MAX_AGE_MS + 1);
      await expect(cache.isCurrent('a', 1)).rejects.toMatchObject({ statusCode: 503 });
    });

    it('judges candidates by what is known', async () => {
      let fails = false;
      const answer: StaffVersions = { versions: {}, endedSessions: ['left'], archivedStudents: ['gone'] };
      const cache = new StaffVersionCache(
        snapshotSource(async () => {
          if (fails) throw new Error('away');
          return answer;
        }),
      );
      await cache.read();
      fails = true;
      after(10 * REVOCATIONS_MAX_AGE_MS);
      expect(cache.hasEnded({ sid: 'here' })).toBe(false);
      expect(cache.hasEnded({ sid: 'left' })).toBe(true);
      expect(cache.isArchived('gone')).toBe(true);
    });
  });
});

describe(staffSignIn, () => {
  it('knows when a session began by its id, and nothing of ids that are no object ids', () => {
    const sid = `${(1_700_000_000).toString(16)}0000000000000000`;
    expect(staffSignIn('a', sid)).toEqual({ sid, holder: 'a', startedAt: 1_700_000_000_000 });
    expect(staffSignIn('a', 's1')).toEqual({ sid: 's1', holder: 'a', startedAt: undefined });
  });
});
