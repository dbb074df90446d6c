import type { Member, MemberAccount, MemberErased, MemberRow } from '@concord/contracts';
import { dayOf, objectIdOf } from '@concord/nest-platform';
import { peerRefusal, refusal } from '@concord/nest-platform/testing';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';
import { CpdCalls } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';
import { MemberCalls } from '../../../testing/member-calls';
import { StatementCalls, UNKNOWN } from '../../../testing/statement-calls';
import { LedgerChecker } from '../../money/ledger-checks/ledger-checker';
import { ApplicantLinks } from './applicant-links.task';
import { ErasuresSweeper } from './erasures.sweeper';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);
beforeAll(() => service.startWorker());

const NAMES = { surname: 'Danjuma', firstName: 'Hauwa' };
const PERSON = { ...NAMES, email: 'hauwa@hall.example', phoneNumber: '08031112222', dob: '1979-05-06' };

const erase = ({ _id, number }: Pick<Member, '_id' | 'number'>, more: object = {}) =>
  service.call<MemberErased>(`/member/${_id}/erase`, {
    body: { reason: 'Asked in a letter', number, ...more },
    token: service.superAdmin,
  });
const leave = ({ _id }: Pick<Member, '_id'>) =>
  service.call(`/member/${_id}/event`, {
    body: { kind: 'resigned', at: dayOf(new Date()), reason: 'Hauwa moved away' },
  });

/** A member who paid, has papers and mails, was merged and imported nobody, and has left. */
async function formerMember(): Promise<Member> {
  const member = await calls.owing(500_000, { person: PERSON });
  const charge = { fee: 'other', period: 'x', title: 'Seminar for Hauwa Danjuma', amount: 100 };
  await calls.send(`/member/${member._id}/charge`, { ...charge, due: '2026-01-01', reason: 'Asked' });
  await calls.act(await calls.lineFor('PAID', '5001.00'), 'confirm', { member: member._id });
  await service.call(`/member/${member._id}/paper`, { body: { kind: 'membership-certificate' } });
  await new CpdCalls(service).added(member, { title: 'Lecture of Hauwa Danjuma' });
  const token = service.environment.tokens.member({ member: member._id });
  const choice = { isListed: true, showsState: true, fields: 'Lessons by Hauwa' };
  expect(await service.call('/me/directory', { method: 'PUT', token, body: choice })).toMatchObject({
    status: 200,
  });
  await service.call('/member/merge', {
    body: { keep: member._id, drop: (await service.member({ person: PERSON }))._id },
    token: service.superAdmin,
  });
  expect(await leave(member)).toMatchObject({ status: 200 });
  return member;
}

const transfers = new MemberCalls(service);

/** A former member whose transfer was refused. */
async function refusedTransfer() {
  const member = await service.member({ person: PERSON });
  const said = { payer: 'Hauwa Danjuma', note: 'My number is 08031112222' };
  const { _id: id } = (await transfers.send(member, said)).body;
  await leave(member);
  const refuse = () => transfers.asFinance(`/payment/${id}/refuse`, { reason: 'Hauwa sent another bill' });
  return { member, id, refuse };
}

/** Everything that is stored and names the person. */
async function traces(): Promise<string[]> {
  const owned = ['members', 'accounts', 'documents', 'papers', 'merges', 'memberMails'];
  const names = [...owned, 'import-parts', 'cpd-entries', 'member-requests'];
  const found: string[] = [];
  for (const name of names)
    for (const record of await service.collection(name).find().toArray())
      if (/danjuma|hauwa|08031112222|1979-05-06/i.test(JSON.stringify(record))) found.push(name);
  return found;
}

describe('POST member/{id}/erase', () => {
  it('leaves number, standing and money, and nothing that names the person', async () => {
    const member = await formerMember();
    const before = (await service.call<MemberAccount>(`/member/${member._id}/account`)).body;
    expect(await traces()).not.toEqual([]);
    expect(await erase(member)).toMatchObject({
      status: 200,
      body: { _id: member._id, number: member.number, isDone: true },
    });
    expect(await traces()).toEqual([]);
    expect(service.media.forgotten).toContain(member._id);
    const { body } = await service.call<Member>(`/member/${member._id}`);
    expect(body).toMatchObject({
      number: member.number,
      name: member.number,
      standing: 'resigned',
      surname: null,
      email: null,
      dob: null,
      balance: 0,
      erasedAt: expect.any(String) as unknown,
    });
    const account = (await service.call<MemberAccount>(`/member/${member._id}/account`)).body;
    expect(account.payments.map(({ amount, receipt }) => [amount, receipt?.number])).toEqual(
      before.payments.map(({ amount, receipt }) => [amount, receipt?.number]),
    );
    expect(account.charges.map(({ title }) => title)).toContain(`Seminar for ${member.number}`);
    const found = (await service.call<MemberRow[]>('/member?search=Danjuma')).body;
    expect(found).toEqual([]);
    expect((await service.workerGet<LedgerChecker>(LedgerChecker).check())?.first).toEqual([]);
    const again = { person: NAMES, grade: 'Full', inductedOn: '2026-01-01', number: member.number };
    expect(await service.call('/member', { body: again })).toMatchObject(refusal(409, 'CONFLICT'));
    expect(service.students.forgotten).toContain(member._id);
  });

  it('removes evidence of transfers and what the person said with it, once they are decided about', async () => {
    const { member, id, refuse } = await refusedTransfer();
    expect(await erase(member)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await refuse()).toMatchObject({ status: 200 });
    expect(await erase(member)).toMatchObject({ status: 200, body: { isDone: true } });
    expect(service.media.evidence.has(id)).toBe(false);
    expect(await traces()).toEqual([]);
  });

  it('is finished by the sweeper when the evidence could not be removed', async () => {
    const { member, id, refuse } = await refusedTransfer();
    await refuse();
    service.media.refusal = peerRefusal(503, 'OVERLOADED');
    expect(await erase(member)).toMatchObject({ status: 200, body: { isDone: false } });
    expect(await traces()).toEqual([]);
    delete service.media.refusal;
    await service.workerGet<ErasuresSweeper>(ErasuresSweeper).sweep(new Date(Date.now() + 1000));
    expect(service.media.evidence.has(id)).toBe(false);
  });

  it('leaves a record that takes no name, event, grade or other member', async () => {
    const member = await service.member({ person: PERSON });
    await leave(member);
    await erase(member);
    const path = `/member/${member._id}`;
    const { revision } = (await service.call<Member>(path)).body;
    const day = dayOf(new Date());
    const reason = 'Came back';
    const again = await service.member({ person: PERSON });
    const merge = (keep: Member, drop: Member) =>
      service.call('/member/merge', { body: { keep: keep._id, drop: drop._id }, token: service.superAdmin });
    const answers = await Promise.all([
      service.call(path, { method: 'PATCH', body: { revision, ...NAMES } }),
      service.call(`${path}/event`, { body: { kind: 'readmitted', at: day, reason } }),
      service.call(`${path}/grade`, { body: { grade: 'Full', from: day, reason } }),
      merge(again, member),
      merge(member, again),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', message: expect.stringContaining('are erased') as unknown },
      });
    expect((await service.call<Member>(path)).body).toMatchObject({ name: member.number, revision });
  });

  it('is finished by the sweeper when the students service does not confirm', async () => {
    const member = await service.member({ person: PERSON });
    await leave(member);
    service.students.isForgetOff = true;
    expect(await erase(member)).toMatchObject({ status: 200, body: { isDone: false } });
    service.students.isForgetOff = false;
    await service.workerGet<ErasuresSweeper>(ErasuresSweeper).sweep(new Date(Date.now() + 1000));
    expect(service.students.forgotten).toContain(member._id);
    const repository = service.get<ErasedMembersRepository>(ErasedMembersRepository);
    expect(await repository.unfinished(new Date(Date.now() + 1000))).toEqual([]);
  });

  it('is finished by the sweeper after a kill behind its first step', async () => {
    const member = await service.member({ person: PERSON });
    await leave(member);
    const filter = { _id: objectIdOf(member._id) };
    await service.collection('members').updateOne(filter, { $set: { erasingSince: new Date(0) } });
    await service.workerGet<ErasuresSweeper>(ErasuresSweeper).sweep();
    expect(await service.collection('members').findOne(filter)).toMatchObject({
      surname: null,
      erasedAt: expect.any(Date) as unknown,
    });
  });

  it('is refused for members, debts, credit, organisations, a wrong number and unknown ids', async () => {
    const member = await calls.owing(500_000, { person: PERSON });
    expect(await erase(member)).toMatchObject(refusal(409, 'CONFLICT'));
    await leave(member);
    expect(await erase(member)).toMatchObject(refusal(409, 'CONFLICT'));
    await calls.act(await calls.lineFor('MORE', '5000.01'), 'confirm', { member: member._id });
    expect(await erase(member)).toMatchObject(refusal(409, 'CONFLICT'));
    const organisation = await service.member({
      person: undefined,
      organisation: { name: 'Hall Ltd' },
      grade: 'Corporate',
    });
    expect(await erase(organisation)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await erase(member, { number: 'other' })).toMatchObject(refusal(400, 'VALIDATION'));
    expect(await erase({ _id: UNKNOWN, number: 'x' })).toMatchObject(refusal(404, 'NOT_FOUND'));
    const body = { reason: 'Asked in a letter', number: member.number };
    expect(await service.call(`/member/${member._id}/erase`, { body })).toMatchObject({ status: 403 });
  });
});

describe(ApplicantLinks, () => {
  it('ends the links to applicants whose records were destroyed, and keeps the others', async () => {
    const [kept, gone] = [service.addStudent()._id, service.addStudent()._id];
    const inducted = (student: string) => service.member({ student, person: undefined });
    const [one, other] = [await inducted(kept), await inducted(gone)];
    service.students.students.delete(gone);
    await service.workerGet<ApplicantLinks>(ApplicantLinks).check();
    const studentOf = async ({ _id }: Member) => (await service.call<Member>(`/member/${_id}`)).body.student;
    expect([await studentOf(one), await studentOf(other)]).toEqual([kept, null]);
  });
});
