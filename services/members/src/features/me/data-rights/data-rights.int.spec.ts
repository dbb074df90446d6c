import type { Member, MemberRequest, MyErasure, MyRequest } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { CpdCalls } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';
import { RequestCalls } from '../../../testing/request-calls';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new RequestCalls(service);
const money = new StatementCalls(service);

const HAUWA = { surname: 'Danjuma', firstName: 'Hauwa', email: 'hauwa@hall.example', dob: '1979-05-06' };
const hauwa = () => service.member({ person: HAUWA });
const ask = (member: Member) =>
  calls.own<MyRequest>(member, '/me/erasure-request', { body: { reason: 'I leave the profession' } });
const stateOf = async (member: Member) =>
  (await calls.own<MyErasure>(member, '/me/erasure-request')).body.request;

describe('me/export', () => {
  it('has the record, the money and what was asked for, and no names of staff', async () => {
    const inductedOn = `${dayOf(new Date()).slice(0, 4)}-01-01`;
    const member = await money.owing(500_000, { person: HAUWA, fees: ['subscription'], inductedOn });
    await money.act(await money.lineFor('PAID', '90000.00'), 'confirm', { member: member._id });
    const paper = { body: { kind: 'membership-certificate' } };
    expect(await service.call(`/member/${member._id}/paper`, paper)).toMatchObject({ status: 201 });
    const hall = await calls.organisation('Hall Ltd');
    await service.call(`/member/${hall._id}/staff`, { body: { member: member._id, sponsored: true } });
    await calls.ask(member, { surname: 'Bello', reason: 'I married' });
    await new CpdCalls(service).added(member);
    const { status, body, headers } = await calls.own(member, '/me/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\w-]+\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      record: { number: member.number, surname: 'Danjuma', dob: '1979-05-06', email: HAUWA.email },
      account: {
        charges: [
          { fee: 'subscription', open: 0 },
          { title: 'Workshop', amount: 500_000, open: 0 },
        ],
        payments: [{ amount: 9_000_000, state: 'confirmed' }],
      },
      documents: expect.arrayContaining([expect.objectContaining({ kind: 'receipt' })]) as unknown,
      letters: [{ kind: 'membership-certificate', name: 'Danjuma Hauwa' }],
      requests: [{ kind: 'profile', reason: 'I married' }],
      cpd: [{ state: 'pending', files: [expect.any(String) as unknown] }],
      cardPayments: [],
      cardOrders: [],
      staffOfOrganisations: ['Hall Ltd'],
      namedStaff: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/username|recordedBy|"by"/);
    expect(await calls.audited(member, 'member.own-export')).toMatchObject([{ outcome: 'done' }]);
  });

  it('has nothing of anybody else', async () => {
    const [member, other] = [
      await hauwa(),
      await service.member({ person: { ...HAUWA, surname: 'Neighbour' } }),
    ];
    const text = JSON.stringify((await calls.own(member, '/me/export')).body);
    for (const part of [other._id, other.number, 'Neighbour']) expect(text).not.toContain(part);
  });

  it('names the staff of an organisation by number', async () => {
    const [hall, member] = [await calls.organisation('Hall Ltd'), await hauwa()];
    for (const body of [
      { member: member._id, sponsored: true },
      { name: 'Musa Bala', sponsored: false },
    ])
      await service.call(`/member/${hall._id}/staff`, { body });
    const { body } = await calls.own<{ namedStaff: string[] }>(hall, '/me/export');
    expect(body.namedStaff.sort()).toEqual([member.number, 'Musa Bala'].sort());
  });

  it('is refused to an applicant, and to staff who look at the page', async () => {
    const member = await hauwa();
    const { tokens } = service.environment;
    const applicant = tokens.member({ student: 'a'.repeat(24) });
    const viewer = tokens.member({ member: member._id, viewer: STAFF_IDS.ADMIN });
    for (const token of [applicant, viewer])
      expect(await service.call('/me/export', { token })).toMatchObject(refusal(403, 'FORBIDDEN'));
  });
});

describe('a request for an erasure', () => {
  it('erases nothing, is in the queue, and is the only open one', async () => {
    const member = await hauwa();
    expect(await stateOf(member)).toBeNull();
    expect(await ask(member)).toMatchObject({ status: 201, body: { kind: 'erasure', state: 'open' } });
    expect(await ask(member)).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await service.call<Member>(`/member/${member._id}`)).body.surname).toBe('Danjuma');
    const { body } = await service.call<MemberRequest[]>(
      `/member-requests?kind=erasure&member=${member._id}`,
    );
    expect(body).toMatchObject([{ reason: 'I leave the profession', number: member.number }]);
    const audited = await calls.audited(member, 'member-request.erasure');
    expect(audited.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
  });

  it('may be withdrawn while it is open, and made again', async () => {
    const member = await hauwa();
    const { body } = await ask(member);
    expect((await calls.withdraw(member, body)).status).toBe(200);
    expect(await stateOf(member)).toMatchObject({ state: 'withdrawn' });
    expect((await ask(member)).status).toBe(201);
  });

  it('may be refused with a reason, but is accepted by the erasure only', async () => {
    const member = await hauwa();
    const { body } = await ask(member);
    expect(await calls.decide(body, { decision: 'accepted' })).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await stateOf(member)).toMatchObject({ state: 'open' });
    const reason = 'You are still a member. Please resign first';
    expect((await calls.decide(body, { decision: 'refused', reason })).status).toBe(200);
    expect(await stateOf(member)).toMatchObject({ state: 'refused', decision: { reason } });
  });

  it('is accepted by the erasure, which empties all requests and removes the files', async () => {
    const member = await hauwa();
    await calls.ask(member, { surname: 'Bello', reason: 'Hauwa Danjuma married' });
    await ask(member);
    const left = { kind: 'resigned', at: dayOf(new Date()), reason: 'A letter' };
    await service.call(`/member/${member._id}/event`, { body: left });
    const body = { reason: 'Asked for it', number: member.number };
    const erased = await service.call(`/member/${member._id}/erase`, { body, token: service.superAdmin });
    expect(erased).toMatchObject({ status: 200, body: { isDone: true } });
    const { body: requests } = await service.call<MemberRequest[]>(`/member-requests?member=${member._id}`);
    expect(requests.map(({ kind, state, reason, files }) => [kind, state, reason, files])).toEqual([
      ['erasure', 'accepted', 'Erased', []],
      ['profile', 'withdrawn', 'Erased', []],
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/Bello|Danjuma/);
    expect(service.media.forgotten).toContain(member._id);
    expect(await calls.own(member, '/me/erasure-request')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is refused to an organisation, an applicant, and without a reason', async () => {
    const path = '/me/erasure-request';
    const body = { reason: 'We close' };
    expect(await calls.own(await calls.organisation(), path, { body })).toMatchObject(
      refusal(409, 'CONFLICT'),
    );
    const token = service.environment.tokens.member({ student: 'a'.repeat(24) });
    expect(await service.call(path, { body, token })).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await calls.own(await hauwa(), path, { body: {} })).status).toBe(400);
  });
});
