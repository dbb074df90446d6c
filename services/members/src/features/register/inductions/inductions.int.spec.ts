import type { MembersInducted, MemberTask } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { ChargingService } from '../../money/charging/charging.service';

const service = MembersHarness.forSuite();
beforeAll(() => service.startWorker());

const GRADE = { grade: 'Associate', inductedOn: '2026-02-01', fees: ['form'] };
const UNKNOWN = '64b0000000000000000000ff';
const COHORT = '64b0000000000000000000cc';

const post = <T = MemberTask>(body: object) =>
  service.call<T>('/member/induct', { body: { ...GRADE, ...body } });
const add = (count: number) => Array.from({ length: count }, (_, n) => service.addStudent(`Many${n}`)._id);

async function induct(body: object): Promise<MembersInducted> {
  const { status, body: task } = await post(body);
  expect(status).toBe(202);
  const end = await service.ended(task);
  expect(end).toMatchObject({ kind: 'members-induct', status: 'done' });
  return end.outcome as MembersInducted;
}

const membersOf = (students: readonly string[]) =>
  service
    .collection('members')
    .find({ 'terms.grade': 'Associate' })
    .toArray()
    .then((found) => found.filter(({ student }) => students.includes(String(student))));

const formsOf = async (members: readonly { _id: unknown }[]) => {
  const accounts = await service.collection('accounts').find().toArray();
  const ids = new Set(members.map(({ _id }) => String(_id)));
  return accounts
    .filter(({ _id }) => ids.has(String(_id)))
    .map(({ charges }) => (charges as { fee: string }[]).map(({ fee }) => fee).join());
};

describe('POST member/induct', () => {
  it('inducts those who are accepted, with their fees, and says who was left out and why', async () => {
    const [first = '', second = '', rejected = ''] = add(3);
    service.students.statuses.set(rejected, 'rejected');
    const students = [first, second, rejected, UNKNOWN];
    const preview = await post<MembersInducted>({ students, dryRun: true });
    const left = [
      { code: 'NOT_ACCEPTED', count: 1 },
      { code: 'NOT_FOUND', count: 1 },
    ];
    expect(preview).toMatchObject({ status: 200, body: { inducted: 2, left } });
    expect(preview.body.who?.map(({ student }) => student)).toEqual([first, second]);
    expect(await membersOf(students)).toEqual([]);
    expect(await induct({ students, count: 4 })).toMatchObject({ inducted: 2, left });
    const members = await membersOf(students);
    expect(members.map(({ number }) => String(number)).sort()[0]).toBe(preview.body.firstNumber);
    expect(new Set(members.map(({ number }) => String(number))).size).toBe(2);
    expect(await formsOf(members)).toEqual(['form', 'form']);
    expect(await induct({ students })).toMatchObject({ inducted: 0 });
  });

  it('inducts a cohort', async () => {
    service.students.cohorts.set(COHORT, add(3));
    expect(await induct({ cohort: COHORT })).toEqual({ inducted: 3, left: [], skipped: [] });
    expect(await post({ cohort: UNKNOWN })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('inducts each once when a run is killed after any step, and counts all', async () => {
    const students = add(3);
    const charging = service.workerGet<ChargingService>(ChargingService);
    const raise = charging.raise.bind(charging);
    let calls = 0;
    // Fails before the fees of the second, then after those of the third.
    jest.spyOn(charging, 'raise').mockImplementation(async (id) => {
      calls += 1;
      if (calls === 2) throw new Error('killed');
      await raise(id);
      if (calls === 4) throw new Error('killed');
    });
    expect(await induct({ students })).toMatchObject({ inducted: 3, left: [] });
    jest.restoreAllMocks();
    const members = await membersOf(students);
    expect(members).toHaveLength(3);
    const sweep = members.map(({ _id }) => charging.raise(String(_id)));
    await Promise.all(sweep);
    expect(await formsOf(members)).toEqual(['form', 'form', 'form']);
  });

  it('makes one member of each when two requests run at once', async () => {
    const students = add(12);
    const [one, two] = await Promise.all([induct({ students }), induct({ students })]);
    expect(one.inducted + two.inducted).toBe(12);
    expect(await membersOf(students)).toHaveLength(12);
  });

  it.each([
    ['nobody', {}],
    ['two ways at once', { students: [UNKNOWN], cohort: COHORT }],
    ['Corporate', { students: [UNKNOWN], grade: 'Corporate' }],
    ['a day that is none', { students: [UNKNOWN], inductedOn: '2026-02-30' }],
  ])('refuses %s', async (_of, body) => {
    expect(await post(body)).toMatchObject({ status: 400 });
  });

  it('refuses another number than was confirmed', async () => {
    expect(await post({ students: add(2), count: 3 })).toMatchObject(refusal(409, 'CONFLICT'));
  });
});

describe('a task about members', () => {
  it('is listed for its requester, and cannot be stopped once it has ended', async () => {
    const { body: task } = await post({ students: add(1) });
    const { body: own } = await service.call<MemberTask[]>('/member-tasks');
    expect(own[0]?._id).toBe(task._id);
    await service.ended(task);
    const stop = await service.call(`/member-tasks/${task._id}/cancel`, { body: {} });
    expect(stop).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await service.call(`/member-tasks/${UNKNOWN}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
