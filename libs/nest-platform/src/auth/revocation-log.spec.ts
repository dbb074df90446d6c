import type { Revocation } from '@concord/contracts';
import { log as processLog } from '../core/logger';
import { logOfSnapshot, RevocationLog } from './revocation-log';

const NOW = 1_700_000_000_000;
const endsAt = NOW + 3_600_000;
const session = (id: string, at = NOW, holder?: string): Revocation => ({
  kind: 'session',
  id,
  at,
  endsAt,
  ...(holder && { holder }),
});
const before = (id: string, until: number, at = NOW): Revocation => ({
  kind: 'before',
  id,
  at,
  endsAt,
  before: until,
});
const archived = (id: string, at: number, isLifted: boolean): Revocation => ({
  kind: 'archived',
  id,
  at,
  endsAt,
  isLifted,
});
const logWith = (...revocations: Revocation[]) => {
  const log = new RevocationLog();
  log.put(revocations);
  return log;
};

describe(RevocationLog, () => {
  it('ends one sign-in, or all of a person that began up to a moment', () => {
    const log = logWith(session('s1'), before('p', 5000));
    expect(log.hasEnded({ sid: 's1' })).toBe(true);
    expect(log.hasEnded({ sid: 's2', holder: 'p', startedAt: 5000 })).toBe(true);
    expect(log.hasEnded({ sid: 's2', holder: 'p', startedAt: 5001 })).toBe(false);
    expect(log.hasEnded({ sid: 's2', holder: 'q', startedAt: 1 })).toBe(false);
    expect(log.hasEnded({ sid: 's2', holder: 'p' })).toBe(false);
  });

  it('never takes back the moment up to which sign-ins ended', () => {
    const log = logWith(before('p', 5000), before('p', 3000, NOW + 1));
    expect(log.hasEnded({ sid: 's', holder: 'p', startedAt: 5000 })).toBe(true);
  });

  it('knows an archived record until it is restored, whatever order that is told in', () => {
    for (const told of [
      [archived('a', NOW, false), archived('a', NOW + 1, true)],
      [archived('a', NOW + 1, true), archived('a', NOW, false)],
    ])
      expect(logWith(...told).isArchived('a')).toBe(false);
    expect(logWith(archived('a', NOW, false)).isArchived('a')).toBe(true);
  });

  it('lets versions fall only where the store says so', () => {
    const log = new RevocationLog();
    const at = (ver: number) => ({ a: { ver, role: 'ADMIN' as const } });
    log.putVersions(at(2), NOW);
    log.putVersions(at(1), NOW + 1);
    expect(log.versionOf('a')).toBe(2);
    log.putVersions(at(1), NOW + 1, true);
    expect(log.versionOf('a')).toBe(1);
  });

  it('tells what changed since a moment, and everything without one', () => {
    const log = logWith(session('old', NOW - 1), session('new'));
    log.putVersions({ a: { ver: 1, role: 'ADMIN' } }, NOW - 1);
    log.putVersions({ b: { ver: 1, role: 'ADMIN' } }, NOW);
    const { versions, revocations } = log.changesSince({ since: NOW });
    expect(Object.keys(versions)).toEqual(['b']);
    expect(revocations.map(({ id }) => id)).toEqual(['new']);
    const whole = log.changesSince({});
    expect(Object.keys(whole.versions)).toEqual(['a', 'b']);
    expect(whole.revocations.map(({ id }) => id)).toEqual(['old', 'new']);
  });

  it('tells many in pages, also those of one moment', () => {
    const log = logWith(...Array.from({ length: 25_000 }, (_, n) => session(`s${n}`, NOW + (n % 2))));
    const told = new Set<string>();
    let pages = 0;
    for (let page = log.changesSince({}); ;) {
      pages += 1;
      for (const { id } of page.revocations) told.add(id);
      if (!page.next) break;
      page = log.changesSince(page.next);
    }
    expect([pages, told.size]).toEqual([5, 25_000]);
  });

  it('drops what voids no token any more, and counts what a person has ended', () => {
    const log = logWith(session('s1', NOW, 'p'), session('s2', NOW, 'p'), session('s2', NOW + 1, 'p'));
    expect(log.endedOf('p')).toBe(2);
    log.prune(endsAt);
    expect([log.endedOf('p'), log.size]).toEqual([0, 0]);
  });

  it('keeps a bounded number, the latest, and says so', () => {
    const error = jest.spyOn(processLog, 'error').mockReturnValue(undefined);
    const log = new RevocationLog(100);
    const later = Date.now() + 3_600_000;
    log.put(Array.from({ length: 150 }, (_, n) => ({ ...session(`s${n}`, NOW + n), endsAt: later })));
    expect([log.size, log.has('session', 's49'), log.has('session', 's50')]).toEqual([100, false, true]);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('answers a service of the previous version, and reads its answer', () => {
    const log = logWith(session('s1'), archived('a', NOW, false), archived('b', NOW, true), before('p', 1));
    log.putVersions({ x: { ver: 3, role: 'ADMIN' } }, NOW);
    const whole = {
      versions: { x: { ver: 3, role: 'ADMIN' } },
      endedSessions: ['s1'],
      archivedStudents: ['a'],
    };
    expect(log.snapshot()).toEqual(whole);
    expect(logOfSnapshot(log.snapshot(), 1000).snapshot()).toEqual(whole);
  });
});
