import type { ExportRowsBody, ListExport } from '@concord/contracts';
import { eventually, type PeerAnswer, type PeerRequest } from '@concord/nest-platform/testing';
import type { MediaHarness } from './harness';

export const ROWS_PATH = '/internal/exports/rows';
const AT = '2026-11-22T23:30:00.000Z';

/** A file of the students of one state. */
export const STUDENTS_EXPORT = {
  kind: 'students',
  format: 'xlsx',
  columns: ['Full name', 'Registered'],
  query: { state: 'Kano' },
};

/** Makes exports of a list that the fake students service answers. */
export class ListExports {
  constructor(private readonly media: MediaHarness) {}

  /** Sets the number of rows; `before` may delay each page. */
  setRows(count: number, before: (body: ExportRowsBody) => Promise<unknown> = () => Promise.resolve()): void {
    const { answers } = this.media.peer;
    answers.set('/internal/exports/count', { status: 200, body: { count } });
    answers.set(ROWS_PATH, async ({ body }: PeerRequest): Promise<PeerAnswer> => {
      const asked = body as ExportRowsBody;
      await before(asked);
      const start = Number(asked.after?.text ?? 0);
      const end = Math.min(count, start + asked.limit);
      const rows = Array.from({ length: end - start }, (_, at) => [
        `=SUM(${start + at})`,
        '7KQ2',
        '1990-05-01',
        AT,
      ]);
      const next = { id: '6'.repeat(24), text: String(end) };
      return { status: 200, body: { rows, ...(end < count && { next }) } };
    });
  }

  order(body: object = STUDENTS_EXPORT, token = this.media.staff()) {
    return this.media.request('POST', '/media/exports', { token, body });
  }

  async ordered(body?: object): Promise<ListExport> {
    return (await this.order(body)).json<ListExport>();
  }

  cancel(id: string, token = this.media.staff()) {
    return this.media.request('POST', `/media/exports/${id}/cancel`, { token });
  }

  get(id: string, token = this.media.staff()) {
    return this.media.request('GET', `/media/exports/${id}`, { token });
  }

  async list(): Promise<ListExport[]> {
    return (await this.media.request('GET', '/media/exports', { token: this.media.staff() })).json<
      ListExport[]
    >();
  }

  ended(id: string): Promise<ListExport> {
    return eventually(async () => {
      const found = (await this.get(id)).json<ListExport>();
      return !['queued', 'working'].includes(found.status) && found;
    });
  }
}
