import { type Call, internalCalls, type RevocationsAnswer, type RevocationsQuery } from '@concord/contracts';
import { AppError, notFound } from '../core/app-error';
import type { InternalClient } from './internal-client';
import { REVOCATION_OVERLAP_MS, RemoteRevocations } from './remote-revocations';
import { RevocationLog } from '../auth/revocation-log';

const NOW = 1_700_000_000_000;
const ended = (id: string) => ({ kind: 'session' as const, id, at: NOW, endsAt: NOW + 1000 });
const answer = (more: Partial<RevocationsAnswer> = {}): RevocationsAnswer => ({
  asOf: NOW,
  ageMs: 0,
  versions: {},
  revocations: [],
  ...more,
});

/** A source that gives the answers in turn; `asked` lists the queries. */
function sourceOf(...answers: (RevocationsAnswer | AppError | object)[]) {
  const asked: (RevocationsQuery | 'whole')[] = [];
  const call = async (called: Call, input: { query?: RevocationsQuery }) => {
    asked.push(called.path === internalCalls.internalStaffVersions.path ? 'whole' : (input.query ?? {}));
    const next = answers.shift() ?? answer();
    if (next instanceof Error) throw next;
    return next;
  };
  const source = new RemoteRevocations({ call } as unknown as Pick<InternalClient, 'call'>);
  return { source, asked, log: new RevocationLog() };
}

describe(RemoteRevocations, () => {
  it('asks for everything once, page by page, then for what is new and a little more', async () => {
    const next = { since: NOW, after: 'session-s1' };
    const { source, asked, log } = sourceOf(
      answer({ revocations: [ended('s1')], next, versions: { a: { ver: 1, role: 'ADMIN' } } }),
      answer({ revocations: [ended('s2')] }),
      answer({ revocations: [ended('s3')] }),
    );
    await source.read(log, false);
    await source.read(log, true);
    expect(asked).toEqual([{}, next, { since: NOW - REVOCATION_OVERLAP_MS, fresh: 'yes' }]);
    expect(['s1', 's2', 's3'].every((sid) => log.hasEnded({ sid }))).toBe(true);
    expect(log.versionOf('a')).toBe(1);
  });

  it('takes news to be as old as the students service says', async () => {
    const { source, log } = sourceOf(answer({ ageMs: 25_000 }));
    const before = Date.now();
    const newsAt = await source.read(log, false);
    expect(newsAt).toBeGreaterThanOrEqual(before - 25_000);
    expect(newsAt).toBeLessThanOrEqual(Date.now() - 25_000);
  });

  it('changes nothing when a page of the first answer is lost, and asks for everything again', async () => {
    const { source, asked, log } = sourceOf(
      answer({ revocations: [ended('s1')], next: { since: NOW, after: 'x' } }),
      new Error('away'),
      answer(),
    );
    await expect(source.read(log, false)).rejects.toThrow('away');
    expect(log.size).toBe(0);
    await source.read(log, false);
    expect(asked.at(-1)).toEqual({});
  });

  it('asks for everything again after some minutes, as a restored backup has lower versions', async () => {
    const { source, log } = sourceOf(
      answer({ versions: { a: { ver: 7, role: 'ADMIN' } } }),
      answer({ versions: { a: { ver: 2, role: 'ADMIN' } } }),
    );
    await source.read(log, false);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await source.read(log, false);
    clock.mockRestore();
    expect(log.versionOf('a')).toBe(2);
  });

  it('accepts the full answer of a service of the previous version', async () => {
    const whole = { versions: { a: { ver: 2, role: 'ADMIN' } }, endedSessions: ['s1'] };
    const { source, asked, log } = sourceOf(notFound('This call'), whole, answer());
    await source.read(log, false);
    expect([log.versionOf('a'), log.hasEnded({ sid: 's1' })]).toEqual([2, true]);
    await source.read(log, false);
    expect(asked).toEqual([{}, 'whole', {}]);
  });

  it('fails when the students service does', async () => {
    const { source, log } = sourceOf(new AppError(503, 'UPSTREAM_UNAVAILABLE', 'away'));
    await expect(source.read(log, false)).rejects.toMatchObject({ statusCode: 503 });
  });
});
