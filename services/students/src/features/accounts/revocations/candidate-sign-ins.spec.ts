import type { AuditTrail } from '@concord/nest-platform';
import { CandidateSignIns, SIGN_INS_MAX } from './candidate-sign-ins';
import type { Revocations } from './revocations.service';

const MINUTE = 60_000;
const NOW = 1_700_000_000_000;

describe(CandidateSignIns, () => {
  const ended: [string, number][] = [];
  const record = jest.fn(() => Promise.resolve());
  const begun = () => {
    const revocations = {
      endBefore: (person: string, before: number) => Promise.resolve(void ended.push([person, before])),
    };
    return new CandidateSignIns(revocations as unknown as Revocations, { record } as unknown as AuditTrail);
  };
  beforeEach(() => {
    ended.length = 0;
    record.mockClear();
  });

  it('lets a computer that crashes all the time sign in, and stops a loop', async () => {
    const signIns = begun();
    for (let n = 0; n < SIGN_INS_MAX; n += 1) await signIns.begin('a', NOW + n * 1000);
    const refusal = await signIns.begin('a', NOW + MINUTE).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      extra: { retryAfterSeconds: 14 * 60 },
    });
    await signIns.begin('b', NOW + MINUTE);
    await signIns.begin('a', NOW + 15 * MINUTE);
  });

  it('records a loop once a window, not each refusal', async () => {
    const signIns = begun();
    for (let n = 0; n < SIGN_INS_MAX + 30; n += 1) await signIns.begin('a', NOW).catch(() => undefined);
    expect(record).toHaveBeenCalledTimes(1);
    expect(record).toHaveBeenCalledWith(expect.objectContaining({ action: 'limit.reach' }));
  });

  it('ends the oldest of too many that go on, and none before', async () => {
    const signIns = begun();
    for (let n = 0; n < SIGN_INS_MAX; n += 1) await signIns.begin('a', NOW + n * MINUTE);
    expect(ended).toEqual([]);
    await signIns.begin('a', NOW + 30 * MINUTE);
    await signIns.begin('a', NOW + 31 * MINUTE);
    // Tokens have a precision of one second.
    expect(ended).toEqual([
      ['a', NOW + 1000],
      ['a', NOW + MINUTE + 1000],
    ]);
  });
});
