import { type BulkOutcome, LIMITS, type Student } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;

type Sent = Record<string, unknown>;

const decideMany = (body: Sent, token = harness.token) =>
  service.call<BulkOutcome>('/student/decide-many', {
    token,
    body: { decision: 'accepted', notify: false, ...body },
  });
const decide = (id: string, decision: string) =>
  service.call<Student>(`/student/${id}/decision`, {
    method: 'PATCH',
    token: harness.token,
    body: { decision, notify: false, reason: 'Incomplete' },
  });
const statusOf = async (id: string) =>
  (await service.call<Student>(`/student/${id}`, { token: harness.token })).body.review?.status;
const applicants = async (surname: string, count: number) => {
  const found: string[] = [];
  for (let n = 0; n < count; n += 1) found.push((await service.student(harness.token, { surname }))._id);
  return found;
};
const asSeen = (ids: readonly string[], seen = 0) => ids.map((_id) => ({ _id, seen }));

describe('POST student/decide-many', () => {
  it('decides on the chosen, tells nobody, and leaves what somebody else decided', async () => {
    const chosen = await applicants('Chosen', 4);
    const [first = '', second = '', faster = '', archived = ''] = chosen;
    await decide(faster, 'in-review');
    await service.archiveStudent(archived, harness.token);
    const mails = (await harness.stored('mails', { kind: 'decision' })).length;
    const gone = 'f'.repeat(24);
    const { status, body } = await decideMany({ chosen: asSeen([...chosen, gone]), count: 5 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: 2,
      refused: [
        { _id: faster, name: 'Chosen Ada', reason: 'someone has already started to review this application' },
        { _id: archived, reason: 'Already archived' },
        { _id: gone, name: null, reason: 'Not found' },
      ],
    });
    expect(await Promise.all([first, second, faster].map(statusOf))).toEqual([
      'accepted',
      'accepted',
      'in-review',
    ]);
    expect(await harness.stored('mails', { kind: 'decision' })).toHaveLength(mails);
    const onRecord = await harness.stored('audit', { 'details.batch': body.batch });
    expect(onRecord.map(({ action, outcome, id }) => [action, outcome, id])).toEqual(
      expect.arrayContaining([
        ['student.decide-many', 'done', body.batch],
        ['student.decide', 'done', first],
        ['student.decide', 'done', second],
        ['student.decide', 'refused', faster],
        ['student.decide', 'refused', archived],
      ]),
    );
    expect(onRecord.find(({ id }) => id === first)).toMatchObject({
      before: { status: 'new' },
      after: { status: 'accepted', told: false },
    });
  });

  it('decides on what a filter lists: without a status on what waits, and so sets a decision back', async () => {
    const [early = '', ...others] = await applicants('Sieved', 3);
    await decide(early, 'rejected');
    const filter = { search: 'sieved' };
    expect(await decideMany({ filter, count: 2 })).toMatchObject(refusal(409, 'CONFLICT'));
    const { body } = await decideMany({ filter, count: 3 });
    expect(body).toMatchObject({
      done: 2,
      refused: [{ _id: early, reason: 'someone has already rejected this application' }],
    });
    const back = { filter: { ...filter, status: 'accepted' }, count: 2, decision: 'in-review' };
    expect((await decideMany(back)).body).toMatchObject({ done: 2, refused: [] });
    expect(await Promise.all(others.map(statusOf))).toEqual(['in-review', 'in-review']);
    expect(
      await decideMany({ filter: { ...filter, status: 'in-review' }, count: 2, decision: 'in-review' }),
    ).toMatchObject({ body: { done: 0 } });
  });

  it('tells each of them where that is asked for', async () => {
    const ids = await applicants('Told', 2);
    const reason = 'Your certificate';
    const asked = { decision: 'more-information', reason, notify: true };
    expect((await decideMany({ chosen: asSeen(ids), count: 2, ...asked })).body.done).toBe(2);
    const mails = await harness.stored('mails', { kind: 'decision' });
    expect(mails.filter(({ student }) => ids.includes(String(student)))).toHaveLength(2);
  });

  const one = [{ _id: 'a'.repeat(24), seen: 0 }];
  it.each<[string, Sent]>([
    ['neither the chosen nor a filter', {}],
    ['both', { chosen: one, filter: {} }],
    ['no chosen one', { chosen: [] }],
    ['too many', { chosen: Array.from({ length: LIMITS.bulkIds + 1 }, () => one[0]) }],
    ['an unknown filter', { filter: { colour: 'red' } }],
    ['a decision that staff do not give', { chosen: one, decision: 'new' }],
    ['a rejection without a reason', { chosen: one, decision: 'rejected' }],
    ['no word on mails', { chosen: one, notify: undefined }],
  ])('refuses %s', async (_, body) => {
    expect((await decideMany({ count: 1, ...body })).status).toBe(400);
  });

  it('is for staff', async () => {
    const body = { chosen: one, count: 1 };
    expect((await decideMany(body, service.tokens.candidate(one[0]?._id ?? ''))).status).toBe(403);
  });
});
