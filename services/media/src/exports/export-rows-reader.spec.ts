import type { ExportRows } from '@concord/contracts';
import type { InternalClient } from '@concord/nest-platform';
import { ExportRowsReader } from './export-rows-reader';

/** Reads pages of a list that has as many; @returns how many rows were asked for, and of which pages, before each use. */
async function reading({ pages, isSitting }: { pages: number; isSitting: boolean }) {
  const limits: number[] = [];
  const asked: number[] = [];
  const internal = {
    call: (_: unknown, { body }: { body: { limit: number } }): Promise<ExportRows> => {
      const at = limits.push(body.limit);
      const next = at < pages ? { next: { text: String(at), id: String(at) } } : {};
      return Promise.resolve({ rows: [[at]], ...next } as unknown as ExportRows);
    },
  };
  const hall = { isHallSitting: () => Promise.resolve(isSitting) };
  const reader = new ExportRowsReader(internal as unknown as InternalClient, hall as never);
  for await (const page of reader.pages({ kind: 'students', query: {}, columns: [] })) {
    expect(page).toHaveLength(1);
    asked.push(limits.length);
  }
  return { limits, asked };
}

describe('ExportRowsReader', () => {
  it('reads the next page while one is used', async () => {
    const { limits, asked } = await reading({ pages: 3, isSitting: false });
    expect(asked).toEqual([2, 3, 3]);
    expect(new Set(limits)).toEqual(new Set([500]));
  });

  it('reads small pages, and none ahead, while a hall sits', async () => {
    const { limits, asked } = await reading({ pages: 3, isSitting: true });
    expect(asked).toEqual([1, 2, 3]);
    expect(new Set(limits)).toEqual(new Set([20]));
  });
});
