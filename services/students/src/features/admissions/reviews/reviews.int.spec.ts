import type { DecisionPreview, Review, Student, StudentNote } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
let officer: string;
let other: string;

type Answer = Student & { message: string; code: string };
type Sent = Record<string, unknown>;

const accept = { decision: 'accepted', notify: true };
const decide = (id: string, body: Sent = accept, token = officer) =>
  service.call<Answer>(`/student/${id}/decision`, { method: 'PATCH', token, body });
const reviewOf = async (id: string) =>
  (await service.call<Student>(`/student/${id}`, { token: officer })).body.review as Review;
const waiting = async () =>
  (await service.call<{ count: number }>('/student/waiting-count', { token: officer })).body.count;
const decisionMails = (id: string) =>
  harness.stored('mails', { kind: 'decision', student: new Types.ObjectId(id) });

beforeAll(async () => {
  officer = harness.token;
  other = (await service.account('ADMIN')).token;
});

describe('PATCH student/:id/decision', () => {
  it('takes an application through review, each step once', async () => {
    const { _id, email } = await service.student(officer, { surname: 'Stepwise' });
    const count = await waiting();
    expect(await reviewOf(_id)).toEqual({ status: 'new', revision: 0, at: null, by: null, reason: null });
    const steps = [
      { decision: 'in-review', notify: true },
      { decision: 'more-information', notify: true, reason: 'Your  certificate\nof birth' },
      { decision: 'accepted', notify: false },
    ];
    for (const [seen, step] of steps.entries()) {
      const { status, body } = await decide(_id, { ...step, seen });
      const by = { by: 'someone', at: expect.any(String), reason: step.reason ?? null };
      expect(status).toBe(200);
      expect(body.review).toEqual({ status: step.decision, revision: seen + 1, ...by });
      expect(await waiting()).toBe(seen === 0 ? count : count - 1);
    }
    const [mail, ...more] = await decisionMails(_id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'We need more information for your application' });
    expect(mail?.text).toContain('What we need:\nYour certificate\nof birth\n');
    expect((await harness.stored('students', { email }))[0]).not.toHaveProperty('decisionMail');
    const records = await harness.stored('audit', { id: _id, action: 'student.decide' });
    expect(records.sort((a, b) => a.at - b.at)).toMatchObject([
      { outcome: 'done', before: { status: 'new' }, after: { status: 'in-review', told: false } },
      { outcome: 'done', before: { status: 'in-review' }, reason: steps[1]?.reason },
      { outcome: 'done', label: 'Stepwise Ada', after: { status: 'accepted', told: false } },
    ]);
  });

  it('is refused a second time, and from what is no longer so, with who was faster', async () => {
    const { _id } = await service.student(officer);
    expect((await decide(_id)).status).toBe(200);
    for (const body of [accept, { ...accept, seen: 0 }, { ...accept, seen: 1 }])
      expect(await decide(_id, body, other)).toMatchObject(refusal(409, 'ALREADY_DECIDED'));
    const reject = { decision: 'rejected', notify: true, reason: 'Incomplete' };
    expect((await decide(_id, reject)).body.message).toBe('someone has already accepted this application');
    expect((await decide(_id, { ...reject, seen: 1 })).body.review).toMatchObject({ status: 'rejected' });
    expect(await decisionMails(_id)).toHaveLength(2);
  });

  it.each([0, undefined])('lets one of two succeed who decide at once (seen: %s)', async (seen) => {
    const { _id } = await service.student(officer);
    const answers = await Promise.all([
      decide(_id, { ...accept, seen }),
      decide(_id, { decision: 'rejected', notify: true, reason: 'Incomplete', seen }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.review;
    expect(await reviewOf(_id)).toEqual(winner);
    const message = `someone has already ${winner?.status} this application`;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message });
    expect(await decisionMails(_id)).toHaveLength(1);
  });

  it('is refused for an archived record, an unknown one and all but staff', async () => {
    const { _id } = await service.student(officer);
    expect((await decide(_id, accept, service.tokens.candidate(_id))).status).toBe(403);
    await service.archiveStudent(_id, officer);
    for (const id of [_id, 'f'.repeat(24), 'nope']) expect((await decide(id)).status).toBe(404);
  });

  it.each<[string, Sent]>([
    ['decision', { decision: 'new', notify: true }],
    ['decision', { decision: { $ne: 'new' }, notify: true }],
    ['reason', { decision: 'rejected', notify: true }],
    ['reason', { decision: 'more-information', notify: true, reason: ' x ' }],
    ['reason', { ...accept, reason: 'x'.repeat(301) }],
    ['notify', { decision: 'accepted' }],
    ['seen', { ...accept, seen: -1 }],
  ])('refuses a wrong %s: %j', async (path, body) => {
    const { _id } = await service.student(officer);
    expect(await decide(_id, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await reviewOf(_id)).status).toBe('new');
  });

  it('has its mail ordered by the sweeper, once, when the process died before', async () => {
    const { _id, email } = await service.student(officer);
    const id = new Types.ObjectId().toHexString();
    const decisionMail = { id, decision: 'accepted', reason: null, dueAt: new Date(0) };
    await service.collection('students').updateOne({ email }, { $set: { decisionMail } });
    await Promise.all([harness.sweep(), harness.sweep()]);
    expect(await decisionMails(_id)).toMatchObject([{ key: `decision-${id}`, status: 'kept' }]);
    expect((await harness.stored('students', { email }))[0]).not.toHaveProperty('decisionMail');
  });
});

describe('the list of students', () => {
  it('is filtered by status; students without one are new', async () => {
    const students = [];
    for (let n = 0; n < 3; n += 1) students.push(await service.student(officer, { surname: 'Filtered' }));
    const [first, second, third] = students.map(({ _id }) => _id) as [string, string, string];
    await decide(first);
    await decide(second, { decision: 'in-review', notify: false });
    const listed = async (query: string) => {
      const { body } = await service.call<Student[]>(`/student?search=filtered&${query}`, { token: officer });
      return body.map(({ _id }) => _id);
    };
    expect(await listed('status=accepted')).toEqual([first]);
    expect(await listed('status=new')).toEqual([third]);
    expect(await listed('status=waiting&sort=createdAt')).toEqual([second, third]);
    expect((await service.call('/student?status=nope', { token: officer })).status).toBe(400);
  });
});

describe('POST student/:id/decision-preview', () => {
  const preview = (id: string, body: Sent) =>
    service.call<DecisionPreview>(`/student/${id}/decision-preview`, { token: officer, body });

  it('shows the mail as it would go, without a credential, and stores nothing', async () => {
    const { _id, email, serialNumber } = await service.student(officer);
    const reason = '<b>Photo</b>';
    const { status, body } = await preview(_id, { decision: 'rejected', reason });
    expect([status, body.to, body.isKept]).toEqual([200, email, true]);
    expect(body.html).toContain('&lt;b&gt;Photo');
    expect(`${body.html}${body.text}`).not.toContain(serialNumber);
    expect(await decisionMails(_id)).toEqual([]);
    await decide(_id, { decision: 'rejected', notify: true, reason });
    const { subject, text, html } = body;
    expect((await decisionMails(_id))[0]).toMatchObject({ subject, text, html });
    expect((await preview(_id, { decision: 'rejected' })).body.text).not.toContain('The reason');
    expect((await preview(_id, { decision: 'in-review' })).status).toBe(400);
    expect((await preview('f'.repeat(24), { decision: 'accepted' })).status).toBe(404);
  });
});

describe('student/:id/notes', () => {
  const notes = <T = StudentNote[]>(id: string, options: object = {}) =>
    service.call<T>(`/student/${id}/notes`, { token: officer, ...options });
  const add = (id: string, text: unknown, more: object = {}) =>
    notes<StudentNote>(id, { body: { text }, ...more });

  it('are for staff, newest first, in the export, and never in a view or the audit log', async () => {
    const { _id } = await service.student(officer);
    expect((await add(_id, ' Called on Monday ')).status).toBe(201);
    expect(await add(_id, 'Sent a letter', { token: other })).toMatchObject({ body: { by: 'someone' } });
    const { body } = await notes(_id);
    expect(body.map(({ text }) => text)).toEqual(['Sent a letter', 'Called on Monday']);
    const views = await Promise.all([
      service.call(`/student/${_id}`, { token: officer }),
      service.call(`/student/${_id}`, { token: service.tokens.candidate(_id) }),
      service.call('/student', { token: officer }),
    ]);
    expect(JSON.stringify([views, await harness.stored('audit', { id: _id })])).not.toContain('Monday');
    expect(views[1]?.body).not.toHaveProperty('review');
    for (const token of [service.tokens.candidate(_id), undefined])
      expect([401, 403]).toContain((await add(_id, 'Mine', { token })).status);
  });

  it('are changed and removed by their author, removed by a SUPER_ADMIN, and by nobody else', async () => {
    const { _id } = await service.student(officer);
    const { body: note } = await add(_id, 'Called on Tuesday');
    const path = (noteId = note._id) => `/student/${_id}/notes/${noteId}`;
    const edit = (text: string, token = officer) =>
      service.call<StudentNote>(path(), { method: 'PATCH', token, body: { text } });
    const remove = (noteId: string, token: string) => service.call(path(noteId), { method: 'DELETE', token });
    expect(await edit('Mine', other)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await edit(' ')).status).toBe(400);
    expect((await edit('Called on Wednesday')).body).toMatchObject({
      isOwn: true,
      text: 'Called on Wednesday',
    });
    const [seen] = (await notes(_id, { token: other })).body;
    const changed = { isOwn: false, text: 'Called on Wednesday', at: note.at, editedAt: expect.any(String) };
    expect(seen).toMatchObject(changed);
    expect(await remove(note._id, other)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await remove('f'.repeat(24), officer)).status).toBe(404);
    const second = (await add(_id, 'Second', { token: other })).body;
    expect((await remove(note._id, officer)).status).toBe(200);
    expect((await edit('Late')).status).toBe(404);
    expect((await notes(_id)).body.map(({ text }) => text)).toEqual(['Second']);
    expect((await remove(second._id, await service.superToken())).status).toBe(200);
    expect((await notes(_id)).body).toEqual([]);
    const records = await harness.stored('audit', { id: _id, outcome: 'done' });
    const actions = records.map(({ action }) => String(action)).sort();
    expect(actions.filter((action) => action.startsWith('student.note-'))).toEqual([
      'student.note-edit',
      'student.note-remove',
      'student.note-remove',
    ]);
    expect(JSON.stringify(records)).not.toMatch(/day|Second/);
  });

  it('are refused without text, for an archived record, and beyond 200', async () => {
    const { _id, email } = await service.student(officer);
    for (const text of ['', '  ', 'x'.repeat(1001), { $gt: '' }])
      expect((await add(_id, text)).status).toBe(400);
    const note = { _id: new Types.ObjectId(), text: 'x', by: { username: 'x' }, at: new Date() };
    const full = { notes: Array.from({ length: 199 }, () => note) };
    await service.collection('students').updateOne({ email }, { $set: full });
    const tries = await Promise.all([add(_id, 'a'), add(_id, 'b')]);
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409]);
    await service.archiveStudent(_id, officer);
    expect([(await notes(_id)).status, (await add(_id, 'x')).status]).toEqual([404, 404]);
  });
});
