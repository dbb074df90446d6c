import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { examsHarness, OVERDUE_SECONDS } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const admin = harness.tokens.staff('ADMIN');

interface Events extends Pick<MonitorChange, 'added' | 'changed' | 'gone'> {
  snapshot?: MonitorSnapshot;
  ended: boolean;
  stop: () => void;
}

/** Opens the stream as the back office does. */
async function openStream(query = '', token = admin): Promise<Events> {
  const controller = new AbortController();
  const response = await fetch(`${harness.api.url}/exams/monitor${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const stop = () => controller.abort();
  const events: Events = { added: [], changed: [], gone: [], ended: false, stop };
  void read(response, events)
    .catch(() => undefined)
    .finally(() => (events.ended = true));
  await eventually(() => events.snapshot);
  return events;
}

async function read(response: Response, events: Events): Promise<void> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (event === 'snapshot') events.snapshot = JSON.parse(data) as MonitorSnapshot;
      if (event !== 'change') continue;
      const { added, changed, gone } = JSON.parse(data) as MonitorChange;
      events.added.push(...added);
      events.changed.push(...changed);
      events.gone.push(...gone);
    }
  }
}

describe('GET exams/monitor', () => {
  it('sends the open attempts, then their changes', async () => {
    const before = await harness.sitting();
    await harness.save(before, 1, { [at(0)]: 'Right' });
    const events = await openStream();
    expect(events.snapshot?.rows.find(({ attempt }) => attempt === before.attempt._id)).toMatchObject({
      assignment: before.assignment,
      student: { _id: before.student._id, surname: 'Bello', firstName: 'Amina' },
      exam: { _id: before.exam._id, examName: 'Peace Education', examCode: before.exam.examCode },
      totalQuestions: 4,
      answered: 1,
      deadline: before.attempt.deadline,
    });
    const later = await harness.sitting();
    const { _id, deadline } = later.attempt;
    const added = await eventually(() => events.added.find(({ attempt }) => attempt === _id));
    expect(added).toMatchObject({ answered: 0, savedAt: null });
    const changeOfLater = (isIt: (row: Events['changed'][number]) => boolean) =>
      eventually(() => events.changed.find((row) => row.attempt === _id && isIt(row)));
    await harness.save(later, 1, { [at(0)]: 'Wrong' });
    expect((await changeOfLater(({ answered }) => answered === 1)).savedAt).not.toBeNull();
    const counts = { left: 1, awaySeconds: 0, blurred: 0, copied: 0, printed: 0 };
    await harness.call('POST', `/exams/attempts/${_id}/activity`, {
      token: later.token,
      body: { ...counts, seconds: {} },
    });
    expect(await changeOfLater(({ activity }) => activity?.left === 1)).toMatchObject({ activity: counts });
    const patch = { token: admin, body: { extraTime: 15 } };
    await harness.call('PATCH', `/exams/studentExam/${later.assignment}`, patch);
    await changeOfLater((row) => row.deadline > deadline);
    await harness.submit(before);
    await eventually(() => events.gone.includes(before.attempt._id));
    events.stop();
  });

  it('filters by exam', async () => {
    const other = await harness.uploadExam(2, 'Another Exam');
    const sitting = await harness.sitting(other);
    const events = await openStream(`?exam=${other._id}`);
    expect(events.snapshot).toMatchObject({ total: 1, rows: [{ attempt: sitting.attempt._id }] });
    const [theirs, mine] = [await harness.sitting(), await harness.sitting(other)];
    await eventually(() => events.added.some(({ attempt }) => attempt === mine.attempt._id));
    expect(JSON.stringify(events)).not.toContain(theirs.attempt._id);
    events.stop();
  });

  it('goes on with each exam while streams of other ones come and go', async () => {
    const [one, two] = [await harness.uploadExam(2, 'Exam One'), await harness.uploadExam(2, 'Exam Two')];
    const ofOne = await openStream(`?exam=${one._id}`);
    const ofTwo = await openStream(`?exam=${two._id}`);
    const [first, second] = [await harness.sitting(one), await harness.sitting(two)];
    await eventually(() => ofOne.added.some(({ attempt }) => attempt === first.attempt._id));
    await eventually(() => ofTwo.added.some(({ attempt }) => attempt === second.attempt._id));
    ofTwo.stop();
    await eventually(() => ofTwo.ended);
    await harness.save(first, 1, { [one.questions[0]?._id ?? '']: 'Right' });
    await eventually(() => ofOne.changed.some(({ answered }) => answered === 1));
    ofOne.stop();
    // The next snapshot includes changes from the time without a stream.
    await harness.submit(second);
    const third = await harness.sitting(two);
    const again = await openStream(`?exam=${two._id}`);
    expect(again.snapshot?.rows.map(({ attempt }) => attempt)).toEqual([third.attempt._id]);
    again.stop();
  });

  it('removes attempts that the worker closed', async () => {
    const sitting = await harness.sitting();
    const events = await openStream();
    await harness.age(sitting, OVERDUE_SECONDS);
    await eventually(() => events.gone.includes(sitting.attempt._id));
    events.stop();
  });

  it('ends for a removed account, and refuses an exam that is no id', async () => {
    const id = '64b0000000000000000000cc';
    const { versions } = harness.tokens.staffVersions;
    versions[id] = { ver: 1, role: 'ADMIN' };
    const token = harness.tokens.staff('ADMIN', { id });
    const events = await eventually(() => openStream('', token).catch(() => undefined));
    delete versions[id];
    await eventually(() => events.ended);
    expect((await harness.call('GET', '/exams/monitor?exam=x', { token: admin })).status).toBe(400);
  });

  it('does not block the shutdown of the service', async () => {
    const events = await openStream();
    // If a stream blocked the shutdown, the exit code would differ.
    expect(await harness.api.end('SIGTERM')).toBe(0);
    await eventually(() => events.ended);
  });
});
