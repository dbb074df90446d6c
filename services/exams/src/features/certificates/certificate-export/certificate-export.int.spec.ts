import { type Certificate, EXPORT_LISTS, type ExportRows, maskSerial } from '@concord/contracts';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');
const ALL = EXPORT_LISTS.certificates.columns.map(({ name, of = name }) => of);
const REVOKED = { reason: '=HYPERLINK("x")' };
const CELLS = EXPORT_LISTS.certificates.columns.map(({ name }) => name);

let course: string;
let otherCourse: string;
let valid: Certificate;
let revoked: Certificate[];
let replaced: Certificate;
let successor: Certificate;
let byHand: Certificate;

const rowsCall = (body: object) =>
  harness.internal<ExportRows>('POST', '/exports/certificate-rows', { body });
const count = async (query: object) =>
  (await harness.internal('POST', '/exports/certificate-row-count', { body: { query } })).body;

/** All rows, read in pages, as objects by column name. */
async function rowsOf(query: object, limit = 2) {
  const rows: ExportRows['rows'] = [];
  let after: ExportRows['next'];
  do {
    const { body: page } = await rowsCall({ query, columns: ALL, limit, ...(after && { after }) });
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [CELLS[at], cell])));
}
const numbersOf = async (query: object, limit?: number) =>
  (await rowsOf(query, limit)).map(({ Number: number }) => number);
const listed = async (query: Record<string, string>) => {
  const asked = new URLSearchParams({ page: '1', pageSize: '100', ...query }).toString();
  return (await certificates.list(`?${asked}`, admin)).body;
};

beforeAll(async () => {
  course = await certificates.course();
  otherCourse = await certificates.course('Early warning', []);
  const made: Certificate[] = [];
  for (const { result } of await certificates.earners(6))
    made.push((await certificates.issue({ course, result })).body);
  const [first, second, third, fourth, fifth] = made as [
    Certificate,
    Certificate,
    Certificate,
    Certificate,
    Certificate,
  ];
  valid = fifth;
  // Revoked in another order than issued.
  revoked = [fourth, first, second];
  for (const { _id } of revoked) await certificates.revoke(_id, REVOKED);
  successor = (await certificates.post(`/certificate/${third._id}/reissue`, { reason: 'Married' })).body;
  replaced = third;
  byHand = (await certificates.byHand('=SUM(1)', otherCourse)).made;
});

describe('a file of the list of certificates', () => {
  it.each([1, 2, 3, 1000])('has the rows of the list in its order, %i at a time', async (limit) => {
    const queries: Record<string, string>[] = [
      {},
      { status: 'valid' },
      { status: 'revoked' },
      { status: 'replaced' },
      { status: 'all' },
      { status: 'all', exam: harness.exam._id },
      { status: 'revoked', course },
      { course: otherCourse },
      { status: 'all', year: String(new Date().getUTCFullYear()) },
      { status: 'all', year: '2001' },
      { status: 'all', search: 'grad' },
      { search: '...' },
    ];
    for (const query of queries) {
      const list = (await listed(query)).map(({ certificateNumber }) => certificateNumber);
      expect([query, await numbersOf(query, limit)]).toEqual([query, list]);
      expect(await count(query)).toEqual({ count: list.length });
    }
  });

  it('has the latest revoked ones first', async () => {
    expect(await numbersOf({ status: 'revoked' })).toEqual(
      revoked.toReversed().map(({ certificateNumber }) => certificateNumber),
    );
  });

  it('says how each was made, when it ended and why', async () => {
    const rows = await rowsOf({ status: 'all' });
    const rowOf = ({ certificateNumber }: Certificate) =>
      rows.find(({ Number: number }) => number === certificateNumber);
    expect(rowOf(valid)).toEqual({
      Number: valid.certificateNumber,
      Name: valid.studentName,
      Course: 'Peace Building',
      Exam: harness.exam.examCode,
      Date: valid.dateGenerated,
      'Issued at': valid.createdAt,
      Made: 'From a result',
      'Serial number': '',
      Status: 'Valid',
      'Invalid since': null,
      Reason: null,
      Replaces: null,
      'Replaced by': null,
    });
    const [{ revokedAt = '' } = {}] = await listed({ status: 'revoked' });
    expect(rowOf(revoked.at(-1) ?? valid)).toMatchObject({
      Status: 'Revoked',
      'Invalid since': revokedAt,
      Reason: REVOKED.reason,
    });
    const [{ replacedAt = '' } = {}] = await listed({ status: 'replaced' });
    expect(rowOf(replaced)).toMatchObject({
      Status: 'Replaced',
      'Invalid since': replacedAt,
      'Replaced by': successor.certificateNumber,
    });
    expect([revokedAt, replacedAt]).not.toContain('');
    expect(rowOf(successor)).toMatchObject({ Status: 'Valid', Replaces: replaced.certificateNumber });
  });

  it('masks serials, also of one that is found by the whole of it', async () => {
    const { serialNumber } = byHand;
    const expected = {
      Name: '=SUM(1)',
      Exam: null,
      Made: 'By hand',
      'Serial number': maskSerial(serialNumber),
    };
    expect(await rowsOf({ search: serialNumber }, 1)).toMatchObject([expected]);
    expect(await count({ search: serialNumber })).toEqual({ count: 1 });
    expect(JSON.stringify(await rowsOf({ status: 'all' }))).not.toContain(serialNumber);
    expect(await rowsOf({ search: serialNumber, status: 'revoked' })).toEqual([]);
  });

  it('has the chosen columns alone', async () => {
    const asked = { query: { status: 'replaced' }, columns: ['Student name'], limit: 5 };
    expect((await rowsCall(asked)).body).toEqual({ rows: [[replaced.studentName]] });
  });
});
