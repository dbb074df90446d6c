import { randomBytes } from 'node:crypto';
import { type AuditRecord, EXPORT_LISTS } from '@concord/contracts';
import { MediaHarness } from '../../../testing/harness';
import { ListExports, STUDENTS_EXPORT } from '../../../testing/list-exports';

const media = MediaHarness.forSuite();
const lists = new ListExports(media);

beforeEach(() => lists.setRows(3));

describe('an order', () => {
  const refusal = async (...asked: Parameters<typeof lists.order>) => {
    const { statusCode, body } = await lists.order(...asked);
    return `${statusCode} ${body}`;
  };

  it.each([
    [{ ...STUDENTS_EXPORT, query: { colour: 'red' } }, /^400 .*has no filter/],
    [{ ...STUDENTS_EXPORT, query: { page: '2' } }, /^400 .*all pages/],
    [{ ...STUDENTS_EXPORT, columns: ['Shoe size'] }, /^400 .*columns/],
    [{ ...STUDENTS_EXPORT, kind: 'accounts', columns: ['Role'], query: {} }, /^403 .*not open to your role/],
    [{ ...STUDENTS_EXPORT, kind: 'audit', columns: ['When'], query: {} }, /^403 /],
  ])('%j is refused', async (body, words) => expect(await refusal(body)).toMatch(words));

  it('for more rows than a file can hold is refused', async () => {
    lists.setRows(100_001);
    expect(await refusal({ ...STUDENTS_EXPORT, format: 'pdf' })).toMatch(/^422 .*100,000 rows/);
  });

  it('beyond five under way is refused, until one of them is cancelled', async () => {
    const open = await Promise.all(Array.from({ length: 7 }, () => lists.order()));
    expect(open.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 202, 202, 409, 409]);
    const list = await lists.list();
    expect(list.map(({ status }) => status)).toEqual(Array(5).fill('queued'));
    for (const { _id } of list)
      expect((await lists.cancel(_id)).json()).toMatchObject({ status: 'cancelled' });
    expect((await lists.cancel(list[0]?._id ?? '')).statusCode).toBe(409);
    expect((await lists.order()).statusCode).toBe(202);
  });

  it('is seen by whoever gave it alone', async () => {
    const { _id } = await lists.ordered();
    const other = media.staff('SUPER_ADMIN');
    expect([(await lists.get(_id, other)).statusCode, (await lists.cancel(_id, other)).statusCode]).toEqual([
      404, 404,
    ]);
    expect((await lists.get(randomBytes(12).toString('hex'))).statusCode).toBe(404);
  });
});

describe('the audit log', () => {
  it('has who ordered a file or was refused one, of which list, by what filter and of how many rows', async () => {
    lists.setRows(412);
    const { _id } = await lists.ordered({ ...STUDENTS_EXPORT, query: { state: 'Kano', search: 'bello' } });
    await lists.cancel(_id);
    lists.setRows(100_001);
    await lists.order({ ...STUDENTS_EXPORT, format: 'pdf' });
    const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
    const latest = await outbox.find({ 'record.entity': 'export' }).sort({ _id: -1 }).limit(3).toArray();
    const shown = latest.map(({ record: { action, outcome, actor, id, label, reason, details } }) => ({
      said: [action, outcome, actor.kind, actor.role, label, reason],
      of: [id, details?.filter, details?.rows, details?.columns],
    }));
    expect(shown.reverse()).toEqual([
      {
        said: ['export.create', 'done', 'staff', 'ADMIN', 'Students (xlsx)', undefined],
        of: [_id, 'state=Kano&search=bello', 412, 'Full name, Registered'],
      },
      {
        said: [
          'export.cancel',
          'done',
          'staff',
          'ADMIN',
          expect.stringMatching(/^Students .*xlsx$/),
          undefined,
        ],
        of: [_id, undefined, undefined, undefined],
      },
      {
        said: ['export.create', 'refused', 'staff', 'ADMIN', 'Students (pdf)', 'TOO_MANY_ROWS'],
        of: [undefined, 'state=Kano', 100_001, 'Full name, Registered'],
      },
    ]);
  });
});

describe('a list that the browser prints', () => {
  const printed = (body: object, by = media.staff()) =>
    media.request('POST', '/media/exports/printed', { token: by, body });
  const PRINTED = { kind: 'students', query: { state: 'Kano' }, columns: ['Full name', 'Date of birth'] };

  it('is on record with its filter and columns', async () => {
    expect((await printed(PRINTED)).json()).toEqual({ noted: true });
    const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
    const [latest] = await outbox.find({ 'record.entity': 'list' }).sort({ _id: -1 }).limit(1).toArray();
    expect(latest?.record).toMatchObject({
      action: 'list.print',
      outcome: 'done',
      label: 'Students',
      details: { filter: 'state=Kano', columns: 'Full name, Date of birth' },
    });
  });

  it.each([
    ['of accounts by an ADMIN', { kind: 'accounts', query: {} }, 403],
    ['by filters that it does not have', { query: { colour: 'red' } }, 400],
    ['that is none', { kind: 'slips', query: {} }, 400],
  ])('is refused %s', async (_, change, status) => {
    expect((await printed({ ...PRINTED, ...change })).statusCode).toBe(status);
  });
});

describe('a printed row', () => {
  it('has room for so many columns; a spreadsheet has more', async () => {
    const columns = EXPORT_LISTS.students.columns.map(({ name, of = name }) => of);
    const refused = await lists.order({ ...STUDENTS_EXPORT, format: 'pdf', columns });
    expect(refused.json()).toMatchObject({ statusCode: 422, code: 'VALIDATION' });
    expect((await lists.order({ ...STUDENTS_EXPORT, columns })).statusCode).toBe(202);
  });
});
