import type {
  Member,
  MemberAccount,
  ImportProfile,
  MemberImportPreview,
  MemberImportRecord,
  MemberRow,
} from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { ImportCalls } from '../../../testing/import-calls';
import { ImportsSweeper } from './imports.sweeper';
import { LedgerChecker } from '../../money/ledger-checks/ledger-checker';
import { AccountWriter } from '../../money/accounts/account-writer';

const service = MembersHarness.forSuite();
const { newNumber, rowOf, upload, imported } = new ImportCalls(service);
beforeAll(() => service.startWorker());

const preview = async (rows: readonly string[], more?: Record<string, string>) =>
  (await upload<MemberImportPreview>(rows, more, '/member/import/preview')).body;

const memberOf = async (number: string): Promise<Member | undefined> => {
  const list = (await service.call<MemberRow[]>(`/member?search=${encodeURIComponent(number)}`)).body;
  const row = list.find((each) => each.number === number);
  return row && (await service.call<Member>(`/member/${row._id}`)).body;
};
const balances = (numbers: readonly string[]) =>
  Promise.all(numbers.map(async (number) => (await memberOf(number))?.balance));
const accountOf = async ({ _id }: Pick<Member, '_id'>) =>
  (await service.call<MemberAccount>(`/member/${_id}/account`, { token: service.superAdmin })).body;

const undo = (id: string) =>
  service.call(`/member/import/${id}/undo`, { method: 'POST', token: service.superAdmin });

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
    const path = `/member/import/${id}/undo`;
    expect((await service.call(path, { method: 'POST' })).status).toBe(403);
    const [first = ''] = numbers;
    const member = (await memberOf(first))?._id;
    const body = { member, amount: 5, method: 'cash', receivedOn: '2026-01-10' };
    await service.call('/payment', { body, token: service.superAdmin });
    expect(await undo(id)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await memberOf(numbers[1] ?? '')).toMatchObject({ number: numbers[1] });
    const other = await imported([rowOf(newNumber(), { balance: '10' })]);
    expect((await undo(other.import)).body).toEqual({ removed: 1 });
    expect((await undo(other.import)).body).toEqual({ removed: 0 });
    expect(await undo('64b0000000000000000000ff')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is undone with opening credits, whose receipts are withdrawn and keep their numbers', async () => {
    const number = newNumber();
    const { import: id } = await imported([rowOf(number, { balance: '(25.00)' })]);
    const member = await memberOf(number);
    const account = member && (await accountOf(member));
    const receipt = account?.payments[0]?.receipt;
    expect(await undo(id)).toMatchObject({ status: 200, body: { removed: 1 } });
    const left = { member: objectIdOf(member?._id ?? '') };
    for (const name of ['documents', 'memberMails'])
      expect(await service.collection(name).countDocuments(left)).toBe(0);
    expect(await service.collection('accounts').countDocuments({ _id: left.member })).toBe(0);
    expect(await service.collection('documents').findOne({ number: receipt?.number })).toMatchObject({
      name: 'Withdrawn',
      withdrawnAt: expect.any(Date) as unknown,
    });
    expect((await service.workerGet<LedgerChecker>(LedgerChecker).check())?.first).toEqual([]);
  });

  it('that is stopped after a kill between member and balance gets the balance, and then can be undone', async () => {
    const [first, second, third] = [newNumber(), newNumber(), newNumber()];
    const writer = service.workerGet<AccountWriter>(AccountWriter);
    const change = writer.change.bind(writer);
    const killed = new Promise<void>((resolve) =>
      jest.spyOn(writer, 'change').mockImplementation(async (...args) => {
        if ((await service.collection('members').countDocuments({ number: second })) === 0)
          return change(...args);
        resolve();
        throw new Error('killed');
      }),
    );
    const { body } = await upload([first, second, third].map((number) => rowOf(number, { balance: '10' })));
    await killed;
    const path = `/member-tasks/${body.task._id}/cancel`;
    expect(await service.call(path, { body: {}, token: service.superAdmin })).toMatchObject({ status: 200 });
    jest.restoreAllMocks();
    expect(await balances([first, second, third])).toEqual([1000, 0, undefined]);

    const sweeper = service.workerGet<ImportsSweeper>(ImportsSweeper);
    await sweeper.sweep();
    expect(await undo(body.import)).toMatchObject(refusal(409, 'CONFLICT'));
    await sweeper.sweep(new Date());
    expect(await balances([first, second, third])).toEqual([1000, 1000, undefined]);
    await sweeper.sweep(new Date());
    expect((await service.workerGet<LedgerChecker>(LedgerChecker).check())?.first).toEqual([]);
    expect(await undo(body.import)).toMatchObject({ status: 200, body: { removed: 2 } });
  });

  it('is not undone while it runs', async () => {
    const { import: id, task } = await imported([rowOf(newNumber())]);
    const set = ($set: object, $unset = {}) =>
      service.collection('tasks').updateOne({ _id: objectIdOf(task._id) }, { $set, $unset });
    await set({ status: 'working' }, { finishedAt: 1 });
    expect(await undo(id)).toMatchObject(refusal(409, 'CONFLICT'));
    await set({ status: 'cancelled', finishedAt: new Date() });
    expect(await undo(id)).toMatchObject({ status: 200, body: { removed: 1 } });
  });

  it('is refused while another one runs, and is not listed then', async () => {
    const { import: id, task } = await imported([rowOf(newNumber())]);
    const lock = (change: object) =>
      service.collection('tasks').updateOne({ _id: objectIdOf(task._id) }, change);
    await lock({ $set: { lock: 'members-import' } });
    expect(await upload([rowOf(newNumber())])).toMatchObject(refusal(409, 'CONFLICT'));
    const { body } = await service.call<MemberImportRecord[]>('/member/import');
    expect(body[0]?._id).toBe(id);
    await lock({ $unset: { lock: 1 } });
  });

  it.each<[string, (member: Member) => Promise<unknown>]>([
    [
      'a pause of reminders',
      ({ _id }) =>
        service.call(`/member/${_id}/reminder-pause`, {
          method: 'PUT',
          body: { reason: 'Asked', until: null },
        }),
    ],
    ['a proposed upgrade', ({ _id }) => service.call(`/member/${_id}/upgrade`, { body: { reason: 'Long' } })],
    [
      'a certificate',
      ({ _id }) => service.call(`/member/${_id}/paper`, { body: { kind: 'membership-certificate' } }),
    ],
    [
      'a merge',
      async ({ _id }) =>
        service.call('/member/merge', {
          body: { keep: (await service.member())._id, drop: _id },
          token: service.superAdmin,
        }),
    ],
  ])('is not undone with %s of a member', async (_, act) => {
    const number = newNumber();
    const { import: id } = await imported([rowOf(number)]);
    const member = await memberOf(number);
    if (!member) throw new Error('missing');
    await act(member);
    expect(await undo(id)).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('is listed with its file, also after an undo', async () => {
    const { import: id } = await imported([newNumber(), newNumber()].map((number) => rowOf(number)));
    const first = async () => (await service.call<MemberImportRecord[]>('/member/import')).body[0];
    expect(await first()).toMatchObject({ _id: id, file: 'register.csv', members: 2, undone: false });
    const path = `/member/import/${id}/undo`;
    expect((await service.call(path, { method: 'POST', token: service.superAdmin })).body).toEqual({
      removed: 2,
    });
    expect(await first()).toMatchObject({ _id: id, undone: true });
  });

  it('refuses balances without the finance permission, and what is no register', async () => {
    const rows = [rowOf(newNumber(), { balance: '10' })];
    expect(await upload(rows, {}, '/member/import', service.admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const plain = await upload([rowOf(newNumber())], {}, '/member/import', service.admin);
    expect(plain.status).toBe(202);
    await service.ended(plain.body.task);
    expect((await upload(rows, { columns: 'x' })).status).toBe(400);
    expect((await upload(rows, { fixes: '[{"row":0}]' })).status).toBe(400);
  });
});

describe('names of columns', () => {
  const save = (name: string, columns: object) =>
    service.call<ImportProfile & { code: string }>('/member/import/profiles', { body: { name, columns } });
  const remove = (id: string) => service.call(`/member/import/profiles/${id}`, { method: 'DELETE' });

  it('are saved once under a name, listed by it, and removed', async () => {
    const columns = { number: 'Reg', grade: 'Cadre' };
    const { status, body } = await save('Lagos chapter', columns);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Lagos chapter', columns });
    await save('Abuja chapter', { number: 'No' });
    expect(await save('LAGOS  chapter', columns)).toMatchObject(refusal(409, 'CONFLICT'));
    const list = (await service.call<ImportProfile[]>('/member/import/profiles')).body;
    expect(list.map(({ name }) => name)).toEqual(['Abuja chapter', 'Lagos chapter']);
    expect(await remove(body._id)).toMatchObject({ status: 200, body: { _id: body._id } });
    expect(await remove(body._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('need a name and columns that exist', async () => {
    expect(await save('', {})).toMatchObject({ status: 400 });
    expect(await save('Wrong', { colour: 'Red' })).toMatchObject({ status: 400 });
  });
});
