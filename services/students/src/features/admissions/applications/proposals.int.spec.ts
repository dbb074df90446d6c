import type { Student } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { applicantCalls } from '../../../testing/applicant';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
const { mine, decide, propose, withdraw, thread } = applicantCalls(harness);
const newStudent = () =>
  service.student(harness.token, {
    country: 'NG',
    currentEmploymet: { organization: 'Old', position: 'Clerk' },
  });
const get = async (id: string) =>
  (await service.call<Student>(`/student/${id}`, { token: harness.token })).body;

type Answer = { code: string; message: string };
const settle = (id: string, proposal: string, body: object) =>
  service.call<Answer>(`/student/${id}/proposals/${proposal}`, {
    method: 'PATCH',
    token: harness.token,
    body: { accept: true, revision: 0, ...body },
  });
const openOf = async (id: string) => (await mine(id)).body.proposals[0]?._id ?? '';

describe('POST me/application/corrections', () => {
  it('proposes what differs, shown to the applicant and to staff, and changes nothing itself', async () => {
    const { _id } = await newStudent();
    const { status, body } = await propose(_id, {
      surname: 'Obi',
      firstName: 'Ada',
      dob: '1991-02-03',
      phoneNumber: '0803 123 4567',
      currentEmploymet: { organization: 'New', position: 'Clerk' },
    });
    expect(status).toBe(201);
    const changes = [
      { field: 'surname', from: 'Okafor', to: 'Obi' },
      { field: 'dob', from: null, to: '1991-02-03' },
      { field: 'phoneNumber', from: null, to: '+2348031234567' },
      { field: 'organization', from: 'Old', to: 'New' },
    ];
    const shown = [{ state: 'open', reason: 'As in my passport', changes, closedAt: null, answer: null }];
    expect(body.proposals).toMatchObject(shown);
    expect((await thread(_id)).body.proposals).toMatchObject(shown);
    expect(await get(_id)).toMatchObject({ surname: 'Okafor', dob: null, revision: 0 });
    const list = await service.call<Student[]>('/student?status=proposed', { token: harness.token });
    expect(list.body.map(({ _id: id }) => id)).toContain(_id);
    const records = await harness.stored('audit', { id: _id, action: 'student.propose' });
    expect(records).toMatchObject([{ details: { fields: 'surname, dob, phoneNumber, organization' } }]);
    expect(JSON.stringify(records)).not.toContain('Obi');
  });

  it('replaces the open one, and can be withdrawn', async () => {
    const { _id } = await newStudent();
    await propose(_id, { surname: 'Obi' });
    const { body } = await propose(_id, { surname: 'Obiora' });
    expect(body.proposals).toMatchObject([{ state: 'open' }, { state: 'replaced' }]);
    const [open, replaced] = body.proposals.map((each) => each._id);
    expect((await withdraw(_id, open ?? '')).body.proposals).toMatchObject([
      { state: 'withdrawn' },
      { state: 'replaced' },
    ]);
    for (const id of [open, replaced])
      expect(await withdraw(_id, id ?? '')).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await withdraw(_id, 'f'.repeat(24))).status).toBe(404);
    expect(await settle(_id, open ?? '', {})).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('stays one when five come at once', async () => {
    const { _id } = await newStudent();
    const tries = await Promise.all([1, 2, 3, 4, 5].map((n) => propose(_id, { surname: `Obi${n}` })));
    for (const { status } of tries) expect([201, 409]).toContain(status);
    const { proposals } = (await mine(_id)).body;
    expect(proposals.filter(({ state }) => state === 'open')).toHaveLength(1);
    expect(proposals).toHaveLength(tries.filter(({ status }) => status === 201).length);
  });

  it('never reaches another person', async () => {
    const [one, other] = [await newStudent(), await newStudent()];
    await propose(other._id, { surname: 'Obi' });
    expect((await withdraw(one._id, await openOf(other._id))).status).toBe(404);
    expect((await mine(other._id)).body.proposals).toMatchObject([{ state: 'open' }]);
    expect(
      (await propose(one._id, { surname: 'Obi' }, service.tokens.member({ member: one._id }))).status,
    ).toBe(404);
  });

  it('is refused after the decision, and beyond twenty', async () => {
    const [decided, busy] = [await newStudent(), await newStudent()];
    await decide(decided._id, { decision: 'accepted' });
    expect(await propose(decided._id, { surname: 'Obi' })).toMatchObject(refusal(409, 'ALREADY_DECIDED'));
    const closed = { _id: new Types.ObjectId(), at: new Date(), reason: 'x', before: {}, wanted: {} };
    const proposals = Array.from({ length: 20 }, () => ({
      ...closed,
      state: 'withdrawn',
      closedAt: new Date(),
    }));
    await service.collection('students').updateOne({ email: busy.email }, { $set: { proposals } });
    expect((await mine(busy._id)).body.mayPropose).toBe(false);
    expect(await propose(busy._id, { surname: 'Obi' })).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it.each<[string, object]>([
    ['nothing that differs', { surname: 'Okafor' }],
    ['nothing', {}],
    ['no reason', { surname: 'Obi', reason: ' ' }],
    ['an empty surname', { surname: ' ' }],
    ['a birth in the future', { dob: '2999-01-01' }],
    ['a broken e-mail', { email: 'x' }],
    ['a fee', { applicationFee: 'Nil' }],
    ['a serial', { serialNumber: 'AAAA-AAAA-AAAA-AAAA' }],
    ['a picture', { image_data: 'data:image/png;base64,AA' }],
    ['an operator', { state: { $ne: 'x' } }],
  ])('refuses %s', async (_, body) => {
    const { _id } = await newStudent();
    expect(await propose(_id, body)).toMatchObject(refusal(400, 'VALIDATION'));
    expect((await mine(_id)).body.proposals).toEqual([]);
  });
});

describe('PATCH student/:id/proposals/:proposalId', () => {
  it('accepts by the machinery of corrections: record, search, names elsewhere and audit log', async () => {
    const { _id } = await newStudent();
    await propose(_id, { surname: 'Obi', currentEmploymet: { organization: 'New', position: 'Clerk' } });
    const id = await openOf(_id);
    expect((await settle(_id, id, {})).status).toBe(200);
    expect(await get(_id)).toMatchObject({
      surname: 'Obi',
      currentEmploymet: { organization: 'New', position: 'Clerk' },
      revision: 1,
    });
    const { body } = await mine(_id);
    expect(body).toMatchObject({
      form: { surname: 'Obi' },
      proposals: [{ state: 'accepted', closedAt: expect.any(String) }],
    });
    expect(JSON.stringify(body)).not.toContain('someone');
    expect((await thread(_id)).body.proposals).toMatchObject([{ state: 'accepted', by: 'someone' }]);
    const names = service.peers.requests.filter(
      ({ method, path }) => method === 'PUT' && path.endsWith('/name'),
    );
    expect(names.at(-1)?.body).toMatchObject({ surname: 'Obi' });
    expect(await harness.stored('audit', { id: _id, action: 'student.proposal-decide' })).toMatchObject([
      { outcome: 'done', before: { surname: 'Okafor' }, after: { surname: 'Obi' } },
    ]);
    expect(await settle(_id, id, { revision: 1 })).toMatchObject(refusal(409, 'CONFLICT'));
  });

  it('refuses with words for the applicant, who may propose again', async () => {
    const { _id } = await newStudent();
    await propose(_id, { surname: 'Obi' });
    const id = await openOf(_id);
    expect(await settle(_id, id, { accept: false })).toMatchObject(refusal(400, 'VALIDATION'));
    expect((await settle(_id, id, { accept: false, answer: 'Your passport says Okafor' })).status).toBe(200);
    expect(await get(_id)).toMatchObject({ surname: 'Okafor', revision: 0 });
    expect((await mine(_id)).body.proposals).toMatchObject([
      { state: 'refused', answer: 'Your passport says Okafor' },
    ]);
    expect((await propose(_id, { surname: 'Obiora' })).status).toBe(201);
  });

  it('is decided once by two at once', async () => {
    const { _id } = await newStudent();
    await propose(_id, { surname: 'Obi' });
    const id = await openOf(_id);
    const both = await Promise.all([
      settle(_id, id, {}),
      settle(_id, id, { accept: false, answer: 'Not so' }),
      settle(_id, id, {}),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await mine(_id)).body.proposals).toHaveLength(1);
  });

  it('stays open if the record changed, or if somebody else has the e-mail', async () => {
    const [one, other] = [await newStudent(), await newStudent()];
    await propose(one._id, { email: other.email });
    const id = await openOf(one._id);
    expect(await settle(one._id, id, {})).toMatchObject(refusal(409, 'EMAIL_TAKEN'));
    expect(await settle(one._id, id, { revision: 7 })).toMatchObject(refusal(409, 'REVISION'));
    expect((await mine(one._id)).body.proposals).toMatchObject([{ state: 'open' }]);
  });

  it('may follow the decision, and closes a proposal that was carried out by hand', async () => {
    const { _id } = await newStudent();
    await propose(_id, { surname: 'Obi' });
    await decide(_id, { decision: 'accepted' });
    const change = { revision: 0, surname: 'Obi' };
    await service.call(`/student/${_id}`, { method: 'PATCH', token: harness.token, body: change });
    expect((await settle(_id, await openOf(_id), { revision: 1 })).status).toBe(200);
    expect((await mine(_id)).body.proposals).toMatchObject([{ state: 'accepted' }]);
  });

  it('is for staff, on a record that is not archived', async () => {
    const { _id } = await newStudent();
    await propose(_id, { surname: 'Obi' });
    const id = await openOf(_id);
    const token = service.tokens.member({ student: _id });
    const path = `/student/${_id}/proposals/${id}`;
    const body = { accept: true, revision: 0 };
    expect((await service.call(path, { method: 'PATCH', token, body })).status).toBe(403);
    expect((await service.call(`/student/${_id}/thread`, { token })).status).toBe(403);
    expect((await settle(_id, 'f'.repeat(24), {})).status).toBe(404);
    await service.archiveStudent(_id, harness.token);
    for (const answer of [await settle(_id, id, {}), await thread(_id)]) expect(answer.status).toBe(404);
  });
});
