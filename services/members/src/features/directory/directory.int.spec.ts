import type { DirectoryPage, Member, MembershipSettingsVersion, MyDirectory } from '@concord/contracts';
import { refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { objectIdOf } from '@concord/nest-platform';
import { MembersHarness } from '../../testing/harness';
import { MembersInStanding } from '../../testing/members-in-standing';
import { UNKNOWN } from '../../testing/statement-calls';

const service = MembersHarness.forSuite();
const members = new MembersInStanding(service);
const LISTED = { isListed: true, showsState: true, fields: 'Mediation, peace education' };

const choose = (member: Pick<Member, '_id'>, change: object = {}) =>
  service.call<MyDirectory>('/me/directory', {
    method: 'PUT',
    token: members.tokenOf(member),
    body: { ...LISTED, ...change },
  });
const choice = async (member: Member) =>
  (await service.call<MyDirectory>('/me/directory', { token: members.tokenOf(member) })).body;
const search = async (query = '') =>
  (await service.call<DirectoryPage>(`/directory?${query}`, { token: '' })).body;
const names = async (query = '') => (await search(query)).entries.map(({ name }) => name);

let surnames = 0;
/** A person whose surname no other has. */
const person = (firstName = 'Ada', more: object = {}) => ({
  surname: `Listed${'abcdefghijklmnopqrstuvwxyz'[(surnames += 1)]}`,
  firstName,
  state: 'Kano',
  email: `listed${surnames}@hall.example`,
  phoneNumber: '08031112222',
  ...more,
});
const listed = async (given: ReturnType<typeof person> = person(), more: object = {}) => {
  const member = await members.paid({ person: given, ...more });
  expect(await choose(member)).toMatchObject({ status: 200, body: { isShown: true } });
  return member;
};

async function setSettings(change: object): Promise<void> {
  const { version, values } = (await service.call<MembershipSettingsVersion>('/membership-settings')).body;
  const body = { ...values, version, reason: 'Council', ...change };
  const put = { method: 'PUT', token: service.superAdmin, body };
  expect(await service.call('/membership-settings', put)).toMatchObject({ status: 200 });
}

describe('the public directory', () => {
  it('shows nobody who did not agree', async () => {
    const member = await members.paid({ person: person() });
    expect(await choice(member)).toMatchObject({ isListed: false, isShown: false, name: member.name });
    expect(await choice(member)).not.toHaveProperty('chosenAt');
    expect(await names(`name=${member.name}`)).toEqual([]);
  });

  it('shows name, grade, state and fields, and no contact, until the member leaves', async () => {
    const member = await listed();
    const { entries, total } = await search(`name=${member.name}`);
    expect([entries, total]).toEqual([
      [{ name: member.name, grade: 'Associate', state: 'Kano', fields: LISTED.fields }],
      1,
    ]);
    expect(await choose(member, { isListed: false })).toMatchObject({ body: { isShown: false } });
    expect(await search(`name=${member.name}`)).toMatchObject({ entries: [], total: 0 });
  });

  it('hides the state of a member who wants that, also from a search for it', async () => {
    const member = await listed();
    expect(await names(`name=${member.name}&state=kano`)).toEqual([member.name]);
    await choose(member, { showsState: false, fields: '' });
    expect((await search(`name=${member.name}`)).entries).toEqual([
      { name: member.name, grade: 'Associate' },
    ]);
    expect(await names(`name=${member.name}&state=Kano`)).toEqual([]);
  });

  it('finds beginnings of names in any order, with accents and signs, and nothing else', async () => {
    const member = await listed(person("Ọlá D'Souza"));
    const surname = member.surname ?? '';
    for (const typed of [surname, `ola ${surname}`, `${surname}, OLA`, "d'sou", 'souza'])
      expect(await names(`name=${encodeURIComponent(typed)}`)).toContain(member.name);
    for (const typed of [member.email ?? '', '08031112222', member.number, 'la dsouza', '.*isted', 'isted'])
      expect(await names(`name=${encodeURIComponent(typed)}`)).not.toContain(member.name);
  });

  it('is searched by grade', async () => {
    const member = await listed();
    expect(await names(`name=${member.name}&grade=Associate`)).toEqual([member.name]);
    expect(await names(`name=${member.name}&grade=Fellow`)).toEqual([]);
  });

  it('answers hostile searches with text, and refuses unknown ones', async () => {
    for (const typed of ['<script>alert(1)</script>', '((((', '$where', '\\', '%00', '[]'])
      expect(await search(`name=${encodeURIComponent(typed)}`)).toMatchObject({ page: 1 });
    for (const query of [
      'grade=King',
      'page=0',
      'page=501',
      'sort=email',
      'name[$ne]=x',
      `name=${'x'.repeat(101)}`,
    ])
      expect(await service.call(`/directory?${query}`, { token: '' })).toMatchObject({ status: 400 });
  });

  it('has pages in the order of names', async () => {
    const all: string[] = [];
    for (let page = 1; ; page += 1) {
      const { entries, total, pageSize } = await search(`page=${page}`);
      all.push(...entries.map(({ name }) => name));
      if (page * pageSize >= total) break;
    }
    expect(all).toEqual([...all].sort());
    expect((await search('page=500')).entries).toEqual([]);
  });
});

describe('an entry of the directory', () => {
  it('ends with the standing that allows it, also before the index of the day is computed', async () => {
    const member = await listed();
    await members.leave(member);
    expect(await names(`name=${member.name}`)).toEqual([]);
    expect(await choice(member)).toMatchObject({ isListed: true, isShown: false });
    // An index of yesterday.
    const filter = { _id: objectIdOf(member._id) };
    await service.collection('members').updateOne(filter, { $set: { 'index.listed': true } });
    expect(await names(`name=${member.name}`)).toEqual([]);
  });

  it('begins with the payment that the standing needs', async () => {
    const member = await members.owing({ person: person() });
    expect(await choose(member)).toMatchObject({ body: { isListed: true, isShown: false } });
    expect(await names(`name=${member.name}`)).toEqual([]);
    await members.pay(member, 500_000);
    expect(await names(`name=${member.name}`)).toEqual([member.name]);
  });

  it('is hidden while the settings forbid it', async () => {
    const member = await listed();
    await service.call(`/member/${member._id}/charge`, {
      body: { fee: 'other', period: 'x', title: 'Seminar', amount: 100, due: '2026-01-01', reason: 'Asked' },
      token: service.superAdmin,
    });
    expect(await names(`name=${member.name}`)).toEqual([member.name]);
    await setSettings({ forbids: { grace: [], lapsed: [], arrears: ['listing'] } });
    expect(await names(`name=${member.name}`)).toEqual([]);
    await setSettings({ forbids: { grace: [], lapsed: [], arrears: [] } });
    expect(await names(`name=${member.name}`)).toEqual([member.name]);
  });

  it('follows a merge into a record without a choice, and its undo', async () => {
    const [keep, drop] = [await members.paid({ person: person() }), await listed()];
    const id = await members.merge(keep, drop);
    expect(await names(`name=${keep.name}`)).toEqual([keep.name]);
    expect(await names(`name=${drop.name}`)).toEqual([]);
    await service.call(`/member/merge/${id}/undo`, { method: 'POST' });
    expect(await names(`name=${keep.name}`)).toEqual([]);
    expect(await names(`name=${drop.name}`)).toEqual([drop.name]);
  });

  it('stays as the kept record chose', async () => {
    const [keep, drop] = [await members.paid({ person: person() }), await listed()];
    await choose(keep, { isListed: false });
    await members.merge(keep, drop);
    expect(await names(`name=${keep.name}`)).toEqual([]);
    expect(await choose(drop)).toMatchObject({ status: 200, body: { name: keep.name, isShown: true } });
  });

  it('leaves nothing of an erased member', async () => {
    const member = await listed(person('Zara'));
    await members.leave(member);
    const body = { reason: 'Asked in a letter', number: member.number };
    await service.call(`/member/${member._id}/erase`, { body, token: service.superAdmin });
    const stored = await service.collection('members').findOne({ _id: objectIdOf(member._id) });
    expect(stored).toMatchObject({ directory: null });
    expect(JSON.stringify(stored)).not.toContain('Mediation');
    expect(await names(`name=${member.name}`)).toEqual([]);
    expect(await choose(member)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('PUT me/directory', () => {
  it.each([
    ['an e-mail', { fields: 'Write to ada@hall.example' }],
    ['a phone number', { fields: 'Mediation, 0803 111 2222' }],
    ['a web address', { fields: 'See www.ada.example' }],
    ['too much', { fields: 'x'.repeat(201) }],
    ['no decision', { isListed: undefined }],
    ['another id', { member: UNKNOWN }],
  ])('refuses %s', async (_what, change) => {
    const member = await members.paid({ person: person() });
    expect(await choose(member, change)).toMatchObject(refusal(400, 'VALIDATION'));
    expect(await choice(member)).toMatchObject({ isListed: false });
  });

  it('keeps the last of several choices at once', async () => {
    const member = await members.paid({ person: person() });
    const answers = await Promise.all([1, 2, 3].map((at) => choose(member, { fields: `Field ${at}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await search(`name=${member.name}`)).total).toBe(1);
  });

  it('is refused to applicants, staff, strangers and staff who look on', async () => {
    const { tokens } = service.environment;
    const put = (token: string) => service.call('/me/directory', { method: 'PUT', token, body: LISTED });
    const member = await members.paid({ person: person() });
    expect(await put(tokens.member({ student: UNKNOWN }))).toMatchObject({ status: 403 });
    expect(await put(tokens.member({ member: UNKNOWN }))).toMatchObject({ status: 404 });
    expect(await put(tokens.member({ member: member._id, viewer: STAFF_IDS.ADMIN }))).toMatchObject({
      status: 403,
    });
    expect(await put(service.superAdmin)).toMatchObject({ status: 403 });
    expect(await put('')).toMatchObject({ status: 401 });
  });
});

describe('robots', () => {
  it('may list the directory only when staff say so', async () => {
    expect(await search()).toMatchObject({ isIndexed: false });
    await setSettings({ isDirectoryIndexed: true });
    expect(await search()).toMatchObject({ isIndexed: true });
    await setSettings({ isDirectoryIndexed: false });
  });
});
