import type { Member, MemberRequest, MyProfile, MyRequest } from '@concord/contracts';
import { refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { RequestCalls } from '../../../testing/request-calls';

const service = MembersHarness.forSuite();
const calls = new RequestCalls(service);

const ADA = { surname: 'Okafor', firstName: 'Ada', email: 'ada@hall.example', dob: '1980-02-29' };
const ada = () => service.member({ person: ADA });
const profileOf = (member: Member) => calls.own<MyProfile>(member, '/me/profile');
const change = (member: Member, body: object) =>
  calls.own<MyProfile>(member, '/me/profile', { method: 'PATCH', body });

describe('me/profile', () => {
  it('shows the own record', async () => {
    const member = await ada();
    expect(await profileOf(member)).toMatchObject({
      status: 200,
      body: {
        number: member.number,
        name: 'Okafor Ada',
        surname: 'Okafor',
        dob: '1980-02-29',
        email: 'ada@hall.example',
        request: null,
      },
    });
  });

  it('refuses an applicant, a token of staff, and a record that is gone', async () => {
    const path = '/me/profile';
    const applicant = service.environment.tokens.member({ student: 'a'.repeat(24) });
    expect(await service.call(path, { token: applicant })).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await service.call(path)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const gone = service.environment.tokens.member({ member: 'a'.repeat(24) });
    expect(await service.call(path, { token: gone })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('shows the kept record after a merge', async () => {
    const [keep, drop] = [await ada(), await ada()];
    await service.call('/member/merge', { body: { keep: keep._id, drop: drop._id } });
    expect((await profileOf(drop)).body.number).toBe(keep.number);
  });
});

describe('a change of the contact', () => {
  it('counts at once, for lists too, and clears what is null', async () => {
    const member = await ada();
    const { revision } = (await profileOf(member)).body;
    const body = { revision, phoneNumber: '0803 111 2222', state: 'Kano', country: 'ng' };
    expect(await change(member, body)).toMatchObject({
      status: 200,
      body: { phoneNumber: '0803 111 2222', state: 'Kano', country: 'NG' },
    });
    const { body: found } = await service.call<Member[]>('/member?search=08031112222');
    expect(found.map(({ _id }) => _id)).toContain(member._id);
    const later = (await profileOf(member)).body.revision;
    expect((await change(member, { revision: later, state: null })).body).toMatchObject({
      state: null,
      phoneNumber: '0803 111 2222',
    });
  });

  it('is on record with both values, by the member', async () => {
    const member = await ada();
    await change(member, { revision: member.revision, state: 'Kano' });
    expect(await calls.audited(member, 'member.own-contact')).toMatchObject([
      {
        actor: { kind: 'member', id: member._id },
        before: { state: null },
        after: { state: 'Kano' },
      },
    ]);
  });

  it('is refused on an earlier revision, of two at once for one, and for what is not contact', async () => {
    const member = await ada();
    const { revision } = member;
    const both = await Promise.all(['Kano', 'Oyo'].map((state) => change(member, { revision, state })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await change(member, { revision, state: 'Edo' })).toMatchObject(refusal(409, 'REVISION'));
    const now = (await profileOf(member)).body.revision;
    for (const wrong of [
      { surname: 'Eze' },
      { email: 'b@hall.example' },
      { contact: 'Ada Eze' },
      { country: 'Nigeria' },
    ])
      expect((await change(member, { revision: now, ...wrong })).status).toBe(400);
  });

  it('has the contact of an organisation', async () => {
    const member = await calls.organisation();
    const { revision } = member;
    expect((await change(member, { revision, contact: 'Musa Bala' })).body.contact).toBe('Musa Bala');
  });

  it('is refused to staff who look at the page', async () => {
    const member = await ada();
    const token = service.environment.tokens.member({ member: member._id, viewer: STAFF_IDS.ADMIN });
    const body = { revision: member.revision, state: 'Kano' };
    const answer = await service.call('/me/profile', { method: 'PATCH', body, token });
    expect(answer).toMatchObject({ status: 403 });
  });
});

describe('a request for a correction', () => {
  const married = { surname: 'Bello', middleName: 'Ngozi', reason: 'I married in May' };
  const ask = (member: Member, body: object = {}) => calls.ask(member, { ...married, ...body });

  it('waits for staff with both values and the document, and changes nothing', async () => {
    const member = await ada();
    const { status, body } = await ask(member);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'profile',
      state: 'open',
      reason: married.reason,
      corrections: [
        { field: 'surname', before: 'Okafor', after: 'Bello' },
        { field: 'middleName', before: null, after: 'Ngozi' },
      ],
      files: [{ name: 'marriage.pdf', url: expect.stringContaining('/') as unknown }],
    });
    const { body: profile } = await profileOf(member);
    expect(profile).toMatchObject({ surname: 'Okafor', request: { _id: body._id, state: 'open' } });
    expect(await calls.audited(member, 'member-request.correction')).toMatchObject([
      { reason: married.reason, before: { surname: 'Okafor' }, after: { surname: 'Bello' } },
    ]);
  });

  it('changes the record with its history once staff accept it, and only then', async () => {
    const member = await ada();
    const { body: asked } = await ask(member, { dob: '1981-02-28' });
    expect(await calls.decide(asked, { decision: 'accepted' })).toMatchObject({
      status: 200,
      body: {
        state: 'accepted',
        number: member.number,
        decision: { by: { username: expect.any(String) as unknown } },
      },
    });
    const { body: profile } = await profileOf(member);
    expect(profile).toMatchObject({ surname: 'Bello', middleName: 'Ngozi', dob: '1981-02-28' });
    expect(profile.request).toMatchObject({ state: 'accepted' });
    expect(JSON.stringify(profile)).not.toContain('username');
    const { body: found } = await service.call<Member[]>('/member?search=Bello');
    expect(found.map(({ _id }) => _id)).toContain(member._id);
    expect(await calls.audited(member, 'member-request.decide')).toMatchObject([
      { before: { surname: 'Okafor', dob: '1980-02-29' }, after: { surname: 'Bello' } },
    ]);
  });

  it('tells the member why it was refused, and leaves the record', async () => {
    const member = await ada();
    const { body: asked } = await ask(member);
    expect((await calls.decide(asked, { decision: 'refused' })).status).toBe(400);
    await calls.decide(asked, { decision: 'refused', reason: 'The document is unreadable' });
    expect((await profileOf(member)).body).toMatchObject({
      surname: 'Okafor',
      request: { state: 'refused', decision: { reason: 'The document is unreadable' } },
    });
    expect((await ask(member)).status).toBe(201);
  });

  it('is the only open one, also of two at once, and leaves no file of the other', async () => {
    const member = await ada();
    const both = await Promise.all([ask(member), ask(member)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await ask(member)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(calls.filesOf(member)).toHaveLength(1);
  });

  it('may be withdrawn by its member alone, once, and takes its document along', async () => {
    const [member, other] = [await ada(), await ada()];
    const { body: asked } = await ask(member);
    expect(await calls.withdraw(other, asked)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await calls.withdraw(member, asked)).toMatchObject({
      status: 200,
      body: { state: 'withdrawn', files: [] },
    });
    expect(await calls.withdraw(member, asked)).toMatchObject(refusal(409, 'ALREADY_DECIDED'));
    expect(calls.filesOf(member)).toEqual([]);
    expect(await calls.decide(asked, { decision: 'accepted' })).toMatchObject(
      refusal(409, 'ALREADY_DECIDED'),
    );
  });

  it('is decided once, also by two at once', async () => {
    const member = await ada();
    const { body: asked } = await ask(member);
    const decisions = [{ decision: 'accepted' }, { decision: 'refused', reason: 'No document' }];
    const both = await Promise.all(decisions.map((decision) => calls.decide(asked, decision)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { surname, request } = (await profileOf(member)).body;
    expect(surname).toBe(request?.state === 'accepted' ? 'Bello' : 'Okafor');
  });

  it.each([
    ['without a document', { files: [] }],
    ['without a reason', { reason: '' }],
    ['with nothing that differs', { surname: 'Okafor', middleName: '' }],
    ['with the name of an organisation', { organisation: 'Peace Ltd' }],
    ['with a birth date in the future', { dob: '2999-01-01' }],
    [
      'with too many files',
      { files: Array(4).fill({ name: 'a.pdf', file: 'data:application/pdf;base64,JVBERg==' }) },
    ],
  ])('is refused %s', async (_, body) => {
    expect((await ask(await ada(), body)).status).toBe(400);
  });

  it('is refused with the words of the media service, and stores nothing', async () => {
    const member = await ada();
    const program = { name: 'a.pdf', file: `data:application/pdf;base64,${btoa('MZ program')}` };
    expect(await ask(member, { files: [program] })).toMatchObject({
      status: 400,
      body: { message: 'Only pictures' },
    });
    service.media.isOff = true;
    expect((await ask(member)).status).toBe(503);
    service.media.isOff = false;
    expect((await profileOf(member)).body.request).toBeNull();
  });

  it('is in the queue, oldest first, and on the page of the member', async () => {
    const [first, second] = [await ada(), await ada()];
    await ask(first);
    await ask(second);
    const { body: queue } = await service.call<MemberRequest[]>(
      '/member-requests?state=open&kind=profile&pageSize=100',
    );
    const mine = queue.filter(({ member }) => [first._id, second._id].includes(member));
    expect(mine.map(({ member }) => member)).toEqual([first._id, second._id]);
    const { body: own } = await service.call<MemberRequest[]>(`/member-requests?member=${second._id}`);
    expect(own).toMatchObject([{ member: second._id, name: 'Okafor Ada', kind: 'profile' }]);
    expect((await service.call('/member-requests?kind=other')).status).toBe(400);
  });

  it('that was accepted by a killed process is finished by the sweeper', async () => {
    const member = await ada();
    const { body: asked } = await ask(member);
    await calls.acceptAndDie(asked as MyRequest);
    expect((await profileOf(member)).body.surname).toBe('Okafor');
    await calls.sweep();
    expect((await profileOf(member)).body.surname).toBe('Bello');
  });
});
