import { EXPORT_LISTS, type ExportRows, type MemberRow } from '@concord/contracts';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const COLUMNS = EXPORT_LISTS.members.columns;
const ALL = [...new Set(COLUMNS.map(({ name, of = name }) => of))];
const ORGANISATION = { name: '=SUM(1) Peace Ltd', email: 'office@peace.example', state: 'Kano' };

beforeAll(async () => {
  for (const inductedOn of ['2019-05-01', '2020-01-01', '2019-05-01', '2021-03-01'])
    await service.member({ inductedOn });
  const body = { organisation: ORGANISATION, grade: 'Corporate', inductedOn: '2019-05-01' };
  await service.call('/member', { body });
});

const internal = <T>(path: string, body: object) =>
  service.call<T>(`/internal/exports/${path}`, { headers: { 'x-service-secret': TEST_SECRET }, body });

/** All rows, read in pages, as objects by column name. */
async function rowsOf(query: object, limit = 2) {
  const rows: ExportRows['rows'] = [];
  let after: ExportRows['next'];
  do {
    const body = { query, columns: ALL, limit, ...(after && { after }) };
    const { body: page } = await internal<ExportRows>('member-rows', body);
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [COLUMNS[at]?.name, cell])));
}

describe('a file of the list of members', () => {
  it.each([1, 2, 3, 1000])('has the rows of the list in its order, %i at a time', async (limit) => {
    const queries: Record<string, string>[] = [
      {},
      { sort: '-number' },
      { sort: 'inductedOn' },
      { sort: '-inductedOn', grade: 'Associate' },
      { sort: 'name' },
      { sort: 'standing' },
      { inducted: '2019' },
      { inducted: '2019', sort: '-inductedOn' },
      { owing: 'true' },
      { state: 'kano' },
      { search: 'peace' },
      { search: '...' },
    ];
    for (const query of queries) {
      const asked = new URLSearchParams({ page: '1', pageSize: '100', ...query }).toString();
      const list = (await service.call<MemberRow[]>(`/member?${asked}`)).body.map(({ number }) => number);
      const rows = (await rowsOf(query, limit)).map(({ Number: number }) => number);
      expect([query, rows]).toEqual([query, list]);
      const counted = await internal('member-row-count', { query });
      expect(counted.body).toEqual({ count: list.length });
    }
  });

  it('says grade, standing in words, and what is owed in naira', async () => {
    const { body: charged } = await service.call<MemberRow[]>('/member?search=peace');
    expect(await rowsOf({ search: 'peace' })).toEqual([
      {
        Number: charged[0]?.number,
        Name: ORGANISATION.name,
        Kind: 'Organisation',
        Grade: 'Corporate',
        Standing: 'Lapsed',
        'Owes (NGN)': (charged[0]?.balance ?? 0) / 100,
        Email: ORGANISATION.email,
        Phone: null,
        State: 'Kano',
        Inducted: '2019-05-01',
      },
    ]);
  });

  it('is refused without the secret of services', async () => {
    const body = { query: {}, columns: ALL, limit: 1 };
    for (const path of ['member-rows', 'member-row-count'])
      expect(
        (await service.call(`/internal/exports/${path}`, { body, token: service.superAdmin })).status,
      ).toBe(403);
  });
});
