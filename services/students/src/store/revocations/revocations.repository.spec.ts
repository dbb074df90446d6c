import type { Model } from 'mongoose';
import type { RevocationRecord } from './revocation.schema';
import { RevocationsRepository } from './revocations.repository';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

describe(RevocationsRepository, () => {
  it('writes each batch under its own time, as others look back for some seconds only', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    const stored: Date[] = [];
    const insertMany = (records: RevocationRecord[]) => {
      stored.push(...records.map(({ at }) => at));
      clock.mockReturnValue(Date.now() + MINUTE);
      return Promise.resolve([]);
    };
    const repository = new RevocationsRepository({ insertMany } as unknown as Model<RevocationRecord>);
    const ended = Array.from({ length: 1001 }, (_, n) => ({
      kind: 'session' as const,
      id: `s${n}`,
      endsAt: NOW + 60 * MINUTE,
    }));
    const written = await repository.write(ended);
    expect(written.map(({ at }) => at)).toEqual(stored.map((at) => at.getTime()));
    expect([...new Set(written.map(({ at }) => at - NOW))]).toEqual([0, MINUTE, 2 * MINUTE]);
    clock.mockRestore();
  });
});
