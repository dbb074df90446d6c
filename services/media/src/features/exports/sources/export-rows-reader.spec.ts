import type { ExportRows } from '@concord/contracts';
import type { InternalClient } from '@concord/nest-platform';
import { ExportRowsReader } from './export-rows-reader';

interface ReaderSetup {
  readonly pages: number;
  readonly isSitting: boolean;
  /** Columns of the list of students. */
  readonly columns?: string[];
}

/**
 * Reads `pages` pages of a list.
 * @returns before each use, the number of requested rows and the pages.
 */
async function reading({ pages, isSitting, columns = ['Status'] }: ReaderSetup) {
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
  for await (const page of reader.pages({ kind: 'students', query: {}, columns })) {
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

  it('writes no rows under the headings of other columns, as while a release is rolled out', async () => {
    const wrong = reading({ pages: 1, isSitting: false, columns: ['Status', 'Email'] });
    await expect(wrong).rejects.toThrow('A row of students has 1 cells for 2 columns');
  });
});
