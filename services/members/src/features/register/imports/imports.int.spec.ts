import type {
  Member,
  MemberAccount,
  MemberImport,
  MemberImportPreview,
  MemberRow,
  MembersImported,
} from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { AccountWriter } from '../../money/accounts/account-writer';

const service = MembersHarness.forSuite();
beforeAll(() => service.startWorker());

const HEADINGS = 'Member No,Surname,First name,Category,Induction date,Grade history,Balance,Email,Remarks';
let count = 0;
/** A number that no other test has. */
const newNumber = () => `OLD/${String((count += 1)).padStart(4, '0')}`;
const rowOf = (
  number: string,
  change: Partial<Record<'grade' | 'day' | 'history' | 'balance', string>> = {},
) => {
  const { grade = 'Associate Member', day = '1/3/2010', history = '', balance = '' } = change;
  return `${number},Okafor,Ada,${grade},${day},${history},${balance},,=1+1`;
};

function upload<T>(
  rows: readonly string[],
  more: Record<string, string> = {},
  path = '/member/import',
  token = service.superAdmin,
) {
  const form = new FormData();
  form.append('file', new Blob([[HEADINGS, ...rows].join('\n')]), 'register.csv');
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  return service.call<T>(path, { method: 'POST', body: form, token });
}
const preview = async (rows: readonly string[], more?: Record<string, string>) =>
  (await upload<MemberImportPreview>(rows, more, '/member/import/preview')).body;

async function imported(rows: readonly string[], more?: Record<string, string>) {
  const { status, body } = await upload<MemberImport>(rows, more);
  expect(status).toBe(202);
  const end = await service.ended(body.task);
  expect(end).toMatchObject({ kind: 'members-import', status: 'done' });
  return { ...body, outcome: end.outcome as MembersImported };
}

const memberOf = async (number: string): Promise<Member | undefined> => {
  const list = (await service.call<MemberRow[]>(`/member?search=${encodeURIComponent(number)}`)).body;
  const row = list.find((each) => each.number === number);
  return row && (await service.call<Member>(`/member/${row._id}`)).body;
};
const accountOf = async ({ _id }: Pick<Member, '_id'>) =>
  (await service.call<MemberAccount>(`/member/${_id}/account`, { token: service.superAdmin })).body;

describe('POST member/import', () => {
  it('makes members with grades, history, balance and notes', async () => {
    const [plain, history, credit] = [newNumber(), newNumber(), newNumber()];
    const { outcome } = await imported([
      rowOf(plain, { balance: '"NGN 5,000.50"' }),
      rowOf(history, { grade: 'Full', day: '', history: 'Associate 1/3/2010; Full 2016-06-01' }),
      rowOf(credit, { balance: '(1.00)' }),
    ]);
    expect(outcome).toEqual({ imported: 3, taken: 0, numbers: [] });
    const member = await memberOf(plain);
    expect(member).toMatchObject({
      surname: 'Okafor',
      grade: 'Associate',
      inductedOn: '2010-03-01',
      standing: 'grace',
      balance: 500_050,
    });
    expect(member?.terms[0]?.reason).toBe('Imported: =1+1');
    const terms = (await memberOf(history))?.terms.map(({ grade, from }) => [grade, from]);
    expect(terms).toEqual([
      ['Associate', '2010-03-01'],
      ['Full', '2016-06-01'],
    ]);
    const owed = await memberOf(credit);
    expect(owed?.balance).toBe(-100);
    expect(owed && (await accountOf(owed)).payments[0]?.receipt?.number).toMatch(/^REC-/);
  });

  it('names each problem, leaves its row out, and takes the mended row the next time without doubles', async () => {
    const [good, bad, wrong] = [newNumber(), newNumber(), newNumber()];
    const rows = [
      rowOf(good),
      rowOf(bad, { grade: 'Knight', day: '31/2/2010' }),
      rowOf(wrong, { balance: '12 dollars' }),
      rowOf(good),
      rowOf(''),
    ];
    const read = await preview(rows);
    expect(read).toMatchObject({ rows: 5, ready: 1, known: 0, faulty: 4 });
    expect(read.columns).toMatchObject({ number: 'Member No', grade: 'Category', notes: 'Remarks' });
    expect(read.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'grade'],
      [3, 'inductedOn'],
      [4, 'balance'],
      [5, 'number'],
      [6, 'number'],
    ]);
    expect((await imported(rows)).outcome.imported).toBe(1);
    const fixes = JSON.stringify([
      { row: 3, column: 'grade', text: 'Fellow' },
      { row: 3, column: 'inductedOn', text: '28/2/2010' },
    ]);
    expect(await preview(rows, { fixes })).toMatchObject({ ready: 1, known: 1, faulty: 3 });
    expect((await imported(rows, { fixes })).outcome.imported).toBe(1);
    expect(await memberOf(bad)).toMatchObject({ grade: 'Fellow', inductedOn: '2010-02-28' });
    expect(await upload(rows, { fixes })).toMatchObject(refusal(400, 'BAD_REQUEST'));
  });

  it('imports each row once when a run is killed after any step', async () => {
    const numbers = [newNumber(), newNumber(), newNumber()];
    const writer = service.workerGet<AccountWriter>(AccountWriter);
    const change = writer.change.bind(writer);
    let calls = 0;
    jest.spyOn(writer, 'change').mockImplementation(async (...args) => {
      calls += 1;
      if (calls === 2) throw new Error('killed');
      const done = await change(...args);
      if (calls === 4) throw new Error('killed');
      return done;
    });
    const { outcome } = await imported(numbers.map((number) => rowOf(number, { balance: '10' })));
    jest.restoreAllMocks();
    expect(outcome.imported).toBe(3);
    for (const number of numbers) expect((await memberOf(number))?.balance).toBe(1000);
  });

  it('proposes numbers after the imported ones', async () => {
    await imported([rowOf('CIPCM-004000')]);
    expect((await service.member()).number).toBe('CIPCM-004001');
  });

  it('is undone as a whole, but not when something was done with a member', async () => {
    const numbers = [newNumber(), newNumber()];
    const { import: id } = await imported(numbers.map((number) => rowOf(number, { balance: '10' })));
    const undo = (token = service.superAdmin) =>
      service.call(`/member/import/${id}/undo`, { method: 'POST', token });
    expect((await undo(service.admin)).status).toBe(403);
    const [first = ''] = numbers;
    const member = (await memberOf(first))?._id;
    const body = { member, amount: 5, method: 'cash', receivedOn: '2026-01-10' };
    await service.call('/payment', { body, token: service.superAdmin });
    expect(await undo()).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await memberOf(numbers[1] ?? '')).toMatchObject({ number: numbers[1] });
    const other = await imported([rowOf(newNumber(), { balance: '10' })]);
    const path = `/member/import/${other.import}/undo`;
    const token = service.superAdmin;
    expect((await service.call(path, { method: 'POST', token })).body).toEqual({ removed: 1 });
    expect((await service.call(path, { method: 'POST', token })).body).toEqual({ removed: 0 });
    expect(
      await service.call('/member/import/64b0000000000000000000ff/undo', { method: 'POST', token }),
    ).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('refuses balances without the finance permission, and what is no register', async () => {
    const rows = [rowOf(newNumber(), { balance: '10' })];
    expect(await upload(rows, {}, '/member/import', service.admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const plain = await upload<MemberImport>([rowOf(newNumber())], {}, '/member/import', service.admin);
    expect(plain.status).toBe(202);
    await service.ended(plain.body.task);
    expect((await upload(rows, { columns: 'x' })).status).toBe(400);
    expect((await upload(rows, { fixes: '[{"row":0}]' })).status).toBe(400);
  });
});
