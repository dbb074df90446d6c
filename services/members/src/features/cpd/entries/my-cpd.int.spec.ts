import { CPD_LIMITS, type Member, type MyCpd } from '@concord/contracts';
import { addDays, dayOf, newObjectId, objectIdOf } from '@concord/nest-platform';
import { STAFF_IDS } from '@concord/nest-platform/testing';
import { CpdCalls, type CpdAnswer, sentFile } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const cpd = new CpdCalls(service);
const today = dayOf(new Date());
const year = Number(today.slice(0, 4));
const UNKNOWN = 'f'.repeat(24);

const read = (member: Member, query = '') =>
  service.call<MyCpd>(`/me/cpd${query}`, { token: cpd.tokenOf(member) });
const change = (member: Member, id: string, body: object) =>
  service.call<CpdAnswer>(`/me/cpd/${id}`, { method: 'PATCH', body, token: cpd.tokenOf(member) });
const withdraw = (member: Member, id: string) =>
  service.call<CpdAnswer>(`/me/cpd/${id}`, { method: 'DELETE', token: cpd.tokenOf(member) });
const keepAll = ({ files, revision }: CpdAnswer) => ({
  revision,
  keep: files.map(({ public_id }) => public_id),
  files: [],
});

describe('GET me/cpd', () => {
  it('sums a year by kind against what the grade takes, and names no staff', async () => {
    const ada = await service.member({ inductedOn: '2024-05-01' });
    await cpd.added(ada);
    const reading = await cpd.added(ada, { kind: 'study', amount: 20, title: 'Reading on peace' });
    expect(await cpd.decide(reading._id, { revision: 1, decision: 'confirmed' })).toMatchObject({
      status: 200,
    });
    const { status, body } = await read(ada);
    expect(status).toBe(200);
    expect(body.sum).toEqual({
      year,
      grade: 'Associate',
      required: 10,
      counted: 5,
      pending: 6,
      kinds: [{ kind: 'study', title: 'Private study', confirmed: 10, counted: 5, yearlyMax: 5 }],
    });
    expect(body.entries.map(({ state, claimed }) => [state, claimed])).toEqual([
      ['confirmed', 10],
      ['pending', 6],
    ]);
    expect(body.entries[0]?.decision).toEqual({ points: 10, reason: '', day: today });
    expect(JSON.stringify(body)).not.toContain('admin');
    expect(body.entries[0]?.files).toMatchObject([
      { name: 'certificate.pdf', url: expect.stringMatching(/^\/api\/media\/files\/\w+\?exp=/) as unknown },
    ]);
    expect(body.years.at(-1)).toBe(2024);
    expect(body.earliestDay).toBe('2024-05-01');
    expect((await read(ada, '?year=2024')).body).toMatchObject({
      sum: { year: 2024, counted: 0 },
      entries: [],
    });
    expect(await read(ada, '?year=soon')).toMatchObject({ status: 400 });
  });

  it('is for members: applicants get 403, staff and others too', async () => {
    const token = service.signedIn({ student: newObjectId().toString() });
    expect(await service.call('/me/cpd', { token })).toMatchObject({ status: 403 });
    expect(await service.call('/me/cpd')).toMatchObject({ status: 403 });
    expect(await service.call('/me/cpd', { token: service.signedIn({ member: UNKNOWN }) })).toMatchObject({
      status: 404,
    });
  });

  it('is read by staff who look at the page, and not changed', async () => {
    const ada = await service.member();
    const token = service.signedIn({ member: ada._id, viewer: STAFF_IDS.ADMIN });
    expect(await service.call('/me/cpd', { token })).toMatchObject({ status: 200 });
    expect(await service.call('/me/cpd', { token, body: cpd.activity() })).toMatchObject({ status: 403 });
  });
});

describe('POST me/cpd', () => {
  it('claims points by the settings, and stores one entry for a repeated request, also at once', async () => {
    const ada = await service.member();
    const made = await Promise.all([1, 2, 3].map(() => cpd.add(ada, {}, 'key-1')));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ body }) => body._id)).size).toBe(1);
    expect(made[0]?.body).toMatchObject({ claimed: 6, unit: 'hour', state: 'pending', revision: 1 });
    const { entries } = (await read(ada)).body;
    expect(entries).toHaveLength(1);
    const owned = [...service.media.files.values()].filter((owner) => owner === ada._id);
    expect(owned).toHaveLength(1);
    // Another member may use the same key.
    expect((await cpd.add(await service.member(), {}, 'key-1')).body._id).not.toBe(made[0]?.body._id);
  });

  it.each([
    ['no evidence', { files: [] }, 400],
    ['four files', { files: Array.from({ length: 4 }, () => sentFile()) }, 400],
    ['a file that is none', { files: [{ name: 'x', file: 'hello' }] }, 400],
    ['a program', { files: [sentFile(), sentFile('x.exe', Buffer.from('MZ no document'))] }, 400],
    ['an empty file', { files: [{ name: 'x', file: 'data:application/pdf;base64,' }] }, 400],
    ['a file above 5 MB', { files: [sentFile('x.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 1))] }, 413],
    ['an unknown kind', { kind: 'sleep' }, 400],
    ['a day of tomorrow', { day: addDays(today, 1) }, 400],
    ['a day before the membership', { day: '2025-12-31' }, 400],
    ['a day that is none', { day: '2026-02-30' }, 400],
    ['no hours', { amount: 0 }, 400],
    ['a third of an hour', { amount: 1 / 3 }, 400],
    ['half an article', { kind: 'publication', amount: 0.5 }, 400],
    ['hours as text', { amount: '6' }, 400],
    ['no title', { title: ' ' }, 400],
    ['points of its own', { claimed: 500 }, 400],
    ['a state of its own', { state: 'confirmed' }, 400],
  ])('refuses %s, and keeps nothing', async (_, more, status) => {
    const ada = await service.member();
    expect(await cpd.add(ada, more)).toMatchObject({ status });
    expect((await read(ada)).body.entries).toEqual([]);
    expect([...service.media.files.values()]).not.toContain(ada._id);
  });

  it('names the file that is refused', async () => {
    const ada = await service.member();
    const files = [sentFile(), sentFile('x.exe', Buffer.from('MZ no document'))];
    expect((await cpd.add(ada, { files })).body).toMatchObject({
      code: 'FILE_REFUSED',
      issues: [{ path: 'files.1.file' }],
    });
  });

  it('stores nothing while the media service is away', async () => {
    const ada = await service.member();
    service.media.isOff = true;
    const answer = await cpd.add(ada);
    service.media.isOff = false;
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringMatching(/try again/) } });
    expect((await read(ada)).body.entries).toEqual([]);
  });

  it('refuses an applicant, and more entries than a year can have', async () => {
    const token = service.signedIn({ student: newObjectId().toString() });
    expect(await service.call('/me/cpd', { token, body: cpd.activity() })).toMatchObject({ status: 403 });
    const ada = await service.member();
    const entry = await cpd.added(ada);
    const stored = await service
      .collection('cpd-entries')
      .findOne({ title: entry.title, state: 'pending', year });
    const many = Array.from({ length: CPD_LIMITS.entries }, () => ({
      ...stored,
      _id: newObjectId(),
      member: objectIdOf(ada._id),
    }));
    for (const record of many) delete (record as { requestKey?: string }).requestKey;
    await service.collection('cpd-entries').insertMany(many);
    expect(await cpd.add(ada)).toMatchObject({ status: 409 });
  });
});

describe('PATCH me/cpd/{id}', () => {
  it('changes a pending entry, keeps some files, and removes the others', async () => {
    const ada = await service.member();
    const entry = await cpd.added(ada, { files: [sentFile('a.pdf'), sentFile('b.pdf')] });
    const [kept, dropped] = entry.files.map(({ public_id }) => public_id);
    const body = { ...cpd.activity({ amount: 3, files: [sentFile('c.pdf')] }), revision: 1, keep: [kept] };
    const answer = await change(ada, entry._id, body);
    expect(answer.body).toMatchObject({ claimed: 3, revision: 2 });
    expect(answer.body.files.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
    expect([service.media.files.has(kept ?? ''), service.media.files.has(dropped ?? '')]).toEqual([
      true,
      false,
    ]);
  });

  it('refuses an older revision, and one of two at once', async () => {
    const ada = await service.member();
    const entry = (await cpd.add(ada)).body;
    const body = { ...cpd.activity(), ...keepAll(entry) };
    const both = await Promise.all([1, 2].map((amount) => change(ada, entry._id, { ...body, amount })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await change(ada, entry._id, body)).toMatchObject({ status: 409, body: { code: 'REVISION' } });
  });

  it('refuses to leave no file, and files of another entry', async () => {
    const ada = await service.member();
    const [entry, other] = [(await cpd.add(ada)).body, (await cpd.add(ada)).body];
    const body = { ...cpd.activity(), revision: 1, files: [] };
    expect(await change(ada, entry._id, { ...body, keep: [] })).toMatchObject({ status: 400 });
    expect(await change(ada, entry._id, { ...body, keep: keepAll(other).keep })).toMatchObject({
      status: 400,
    });
  });

  it.each(['confirmed', 'refused'])('refuses a %s entry, and to withdraw it', async (decision) => {
    const ada = await service.member();
    const entry = (await cpd.add(ada)).body;
    await cpd.decide(entry._id, { revision: 1, decision, reason: 'As the rules say' });
    const body = { ...cpd.activity(), ...keepAll(entry), revision: 2 };
    expect(await change(ada, entry._id, body)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_DECIDED' },
    });
    expect(await withdraw(ada, entry._id)).toMatchObject({ status: 409, body: { code: 'ALREADY_DECIDED' } });
  });

  it('answers 404 for an entry of another member, and for an unknown one', async () => {
    const [ada, other] = [await service.member(), await service.member()];
    const entry = (await cpd.add(other)).body;
    const body = { ...cpd.activity(), ...keepAll(entry) };
    for (const id of [entry._id, UNKNOWN, 'nope']) {
      expect(await change(ada, id, body)).toMatchObject({ status: 404 });
      expect(await withdraw(ada, id)).toMatchObject({ status: 404 });
    }
    expect((await read(other)).body.entries).toMatchObject([{ state: 'pending', revision: 1 }]);
  });
});

describe('DELETE me/cpd/{id}', () => {
  it('withdraws a pending entry once, with its files', async () => {
    const ada = await service.member();
    const entry = (await cpd.add(ada)).body;
    const both = await Promise.all([withdraw(ada, entry._id), withdraw(ada, entry._id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(ada)).body).toMatchObject({ entries: [], sum: { pending: 0 } });
    expect(service.media.files.has(entry.files[0]?.public_id ?? '')).toBe(false);
    expect(await change(ada, entry._id, { ...cpd.activity(), ...keepAll(entry) })).toMatchObject({
      status: 409,
    });
  });
});
