import type { Student } from '@concord/contracts';
import { type PeerRequest, refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { applicantCalls } from '../../../testing/applicant';
import { newKey } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
const { mine, ask, decide, answer, thread } = applicantCalls(harness);
const PDF = 'data:application/pdf;base64,JVBERi0=';
const DEGREE = { name: 'degree.pdf', file: PDF };

const keptBy = () =>
  service.peers.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/files'));
const listed = async (status: string) =>
  (await service.call<Student[]>(`/student?status=${status}`, { token: harness.token })).body.map(
    ({ _id }) => _id,
  );

/** An applicant who was asked for the degree. */
async function asked(): Promise<Student> {
  const student = await service.student(harness.token);
  await ask(student._id, 'Your degree');
  return student;
}

describe('POST me/application/answers', () => {
  it('joins the thread with its files, and returns the application to the queue', async () => {
    const { _id } = await asked();
    expect(await listed('waiting')).not.toContain(_id);
    const { status, body } = await answer(_id, { text: ' Here it is ', documents: [DEGREE] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'answered',
      question: null,
      thread: [
        { from: 'office', text: 'Your degree' },
        {
          from: 'applicant',
          text: 'Here it is',
          files: [{ name: 'degree.pdf', file: { url: expect.any(String) } }],
        },
      ],
    });
    for (const list of ['waiting', 'answered', 'in-review']) expect(await listed(list)).toContain(_id);
    const { body: seen } = await service.call<Student>(`/student/${_id}`, { token: harness.token });
    expect(seen.review).toMatchObject({
      status: 'in-review',
      revision: 2,
      by: 'someone',
      answeredAt: body.at,
    });
    expect((await thread(_id)).body.messages).toMatchObject([
      { from: 'office', by: 'someone' },
      { from: 'applicant', files: [{ name: 'degree.pdf' }] },
    ]);
    // The files of the answer are among those that media keeps, now and after a correction.
    const file = body.thread[1]?.files[0]?.file.public_id;
    expect(keptBy().at(-1)?.body).toMatchObject({ keep: expect.arrayContaining([file]) });
    const records = await harness.stored('audit', { id: _id, action: 'student.answer' });
    expect(records).toMatchObject([{ actor: { kind: 'member', id: _id }, label: 'Okafor Ada' }]);
    expect(JSON.stringify(records)).not.toContain('Here it is');
  });

  it('is told to staff who decide from what they saw before, and forgotten with the next decision', async () => {
    const { _id } = await asked();
    await answer(_id, { text: 'I have none' });
    const late = await decide(_id, { decision: 'rejected', reason: 'No answer', seen: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'ALREADY_DECIDED' } });
    expect(late.body.message).toContain('has answered');
    expect((await ask(_id, 'A letter then', 2)).status).toBe(200);
    expect(await listed('answered')).not.toContain(_id);
    expect((await mine(_id)).body).toMatchObject({
      state: 'more-information',
      question: { number: 3, text: 'A letter then' },
      thread: [{ text: 'Your degree' }, { text: 'I have none' }, { text: 'A letter then' }],
    });
    expect((await answer(_id, { question: 3, text: 'Here' })).body.thread).toHaveLength(4);
  });

  it('takes files alone, and keeps the question of an earlier release', async () => {
    const { _id, email } = await asked();
    await service.collection('students').updateOne({ email }, { $unset: { thread: 1 } });
    expect((await answer(_id, { documents: [DEGREE] })).body.thread).toMatchObject([
      { from: 'office', text: 'Your degree' },
      { from: 'applicant', text: '' },
    ]);
  });

  it('is stored once for one key, and refused for the key with another body', async () => {
    const { _id } = await asked();
    const key = newKey();
    const first = await answer(_id, { text: 'Here', documents: [DEGREE] }, key);
    const again = await answer(_id, { text: 'Here', documents: [DEGREE] }, key.toUpperCase());
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.thread).toHaveLength(2);
    expect(await answer(_id, { text: 'There' }, key)).toMatchObject(refusal(422, 'IDEMPOTENCY_MISMATCH'));
    expect((await answer(_id, { text: 'Here' }, 'hello')).status).toBe(400);
  });

  it.each([[undefined], ['one key']])('is one of five at once, with files and without (%s)', async (same) => {
    const { _id } = await asked();
    const key = same && newKey();
    const tries = await Promise.all(
      [0, 1, 2, 3, 4].map((n) =>
        answer(
          _id,
          { text: same ?? `Answer ${n}`, ...(n % 2 === 0 && !same && { documents: [DEGREE] }) },
          key,
        ),
      ),
    );
    for (const { status, body } of tries)
      expect(status === 201 || (status === 409 && ['CONFLICT', 'IN_PROGRESS'].includes(body.code))).toBe(
        true,
      );
    expect(tries.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect((await mine(_id)).body.thread).toHaveLength(2);
  });

  it('is refused without an open question, after the decision, and for another question', async () => {
    const { _id } = await service.student(harness.token);
    const never = await answer(_id, { question: 0, text: 'Hello' });
    expect(never).toMatchObject(refusal(409, 'CONFLICT'));
    expect(never.body.message).toContain('not asked');
    await ask(_id, 'Your degree');
    await ask(_id, 'Your photo', 1);
    expect(await answer(_id, { text: 'x', question: 1 })).toMatchObject(refusal(409, 'REVISION'));
    expect((await answer(_id, { text: 'x', question: 2 })).status).toBe(201);
    expect((await answer(_id, { text: 'y', question: 2 })).body.message).toContain('already answered');
    await decide(_id, { decision: 'accepted', seen: 3 });
    expect(await answer(_id, { text: 'z', question: 4 })).toMatchObject(refusal(409, 'ALREADY_DECIDED'));
    expect((await mine(_id)).body.thread).toHaveLength(3);
  });

  it('never reaches another person: the token says whose application it is', async () => {
    const [one, other] = [await asked(), await asked()];
    await answer(one._id, { text: 'Mine' });
    expect((await mine(other._id)).body).toMatchObject({ state: 'more-information', thread: [{}] });
    const member = service.tokens.member({ member: one._id });
    expect((await answer(one._id, { text: 'x' }, undefined, member)).status).toBe(404);
    await service.archiveStudent(other._id, harness.token);
    expect((await answer(other._id, { text: 'x' })).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'text'],
    ['blanks', { text: '   ' }, 'text'],
    ['too much text', { text: 'x'.repeat(2001) }, 'text'],
    ['three files', { documents: [DEGREE, DEGREE, DEGREE] }, 'documents'],
    ['a file without content', { documents: [{ name: 'a.pdf', file: 'x' }] }, 'documents.0.file'],
    ['no question', { text: 'x', question: undefined }, 'question'],
  ])('refuses %s', async (_, body, path) => {
    const { _id } = await asked();
    expect(await answer(_id, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await mine(_id)).body.state).toBe('more-information');
  });

  it('refuses a file that is too large, or that the media service refuses, and stores nothing', async () => {
    const { _id } = await asked();
    const large = { name: 'a.pdf', file: `data:application/pdf;base64,${'A'.repeat(7_000_000)}` };
    expect((await answer(_id, { documents: [large] })).status).toBe(413);
    harness.answerUploads(() => ({
      status: 400,
      body: {
        code: 'FILE_REFUSED',
        message: 'This file is not a document',
        issues: [{ path: 'documents.0.file', message: 'This file is not a document' }],
      },
    }));
    expect(await answer(_id, { documents: [DEGREE] })).toMatchObject({
      status: 400,
      body: { code: 'FILE_REFUSED', issues: [{ path: 'documents.0.file' }] },
    });
    harness.answerUploads(() => ({ status: 500 }));
    expect((await answer(_id, { documents: [DEGREE] })).status).toBe(503);
    service.peers.behaviour = undefined;
    expect((await mine(_id)).body.state).toBe('more-information');
    // The lease of the upload with an unknown outcome ends with the sweep, and so do its files.
    expect(await answer(_id, { documents: [DEGREE] })).toMatchObject(refusal(409, 'IN_PROGRESS'));
    await harness.sweep(new Date(Date.now() + 5 * 60_000));
    expect((await answer(_id, { documents: [DEGREE] })).status).toBe(201);
  });

  it('keeps its files when staff replace the documents of the record', async () => {
    const { _id } = await asked();
    const { body } = await answer(_id, { documents: [DEGREE] });
    const file = body.thread[1]?.files[0]?.file.public_id;
    const change = { revision: 0, documents: [{ name: 'waec.pdf', file: PDF }] };
    await service.call(`/student/${_id}`, { method: 'PATCH', token: harness.token, body: change });
    expect(keptBy().at(-1)?.body).toMatchObject({ keep: expect.arrayContaining([file]) });
  });

  it('leaves no room for more questions than the thread takes', async () => {
    const { _id, email } = await asked();
    const full = Array.from({ length: 39 }, () => ({ _id: new Types.ObjectId(), text: 'x', at: new Date() }));
    await service.collection('students').updateOne({ email }, { $set: { thread: full } });
    expect((await ask(_id, 'Something else', 1)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await decide(_id, { decision: 'accepted', seen: 1 })).status).toBe(200);
  });
});

describe('a destroyed record', () => {
  it('takes the thread and the proposals with it', async () => {
    const { _id } = await asked();
    await answer(_id, { text: 'My secret answer', documents: [DEGREE] });
    expect((await harness.destroyStudent(_id)).status).toBe(200);
    // The sign-in has ended with the record.
    expect((await mine(_id)).status).toBe(401);
    expect((await thread(_id)).status).toBe(404);
    const removed = ({ method, path }: PeerRequest) =>
      method === 'DELETE' && path === `/internal/owners/${_id}`;
    expect(service.peers.requests.some(removed)).toBe(true);
    const left = await Promise.all(['students', 'audit', 'mails'].map((name) => harness.stored(name, {})));
    expect(JSON.stringify(left)).not.toContain('My secret answer');
  });
});
