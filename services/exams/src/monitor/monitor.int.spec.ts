import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let first: string;

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(3);
  first = exam.questions[0]?._id ?? '';
});
afterAll(() => harness.stop());

interface Events {
  snapshot?: MonitorSnapshot;
  changes: MonitorChange[];
  ended: boolean;
  stop: () => void;
}

/** Opens the stream as the back office does. */
async function openStream(query = '', token = harness.tokens.staff('ADMIN')): Promise<Events> {
  const controller = new AbortController();
  const response = await fetch(`${harness.api.url}/exams/monitor${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events: Events = { changes: [], ended: false, stop: () => controller.abort() };
  void read(response, events).catch(() => undefined);
  await eventually(async () => events.snapshot);
  return events;
}

async function read(response: Response, events: Events): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (event === 'snapshot') events.snapshot = JSON.parse(data ?? '') as MonitorSnapshot;
      if (event === 'change') events.changes.push(JSON.parse(data ?? '') as MonitorChange);
    }
  }
  events.ended = true;
}

describe('GET exams/monitor', () => {
  it('sends the open attempts, then their changes', async () => {
    const before = await harness.sitting(exam);
    await harness.save(before, 1, { [first]: 'Right' });
    const events = await openStream();
    expect(events.snapshot?.rows.find(({ attempt }) => attempt === before.attempt._id)).toMatchObject({
      assignment: before.assignment,
      student: { _id: before.student._id, surname: 'Bello', firstName: 'Amina' },
      exam: { _id: exam._id, examName: 'Peace Education', examCode: exam.examCode },
      totalQuestions: 3,
      answered: 1,
      deadline: before.attempt.deadline,
    });
    const later = await harness.sitting(exam);
    const added = await eventually(async () =>
      events.changes.flatMap((change) => change.added).find(({ attempt }) => attempt === later.attempt._id),
    );
    expect(added).toMatchObject({ answered: 0, savedAt: null });
    await harness.save(later, 1, { [first]: 'Wrong' });
    const changed = await eventually(async () =>
      events.changes
        .flatMap((change) => change.changed)
        .find(({ attempt, answered }) => attempt === later.attempt._id && answered === 1),
    );
    expect(changed.savedAt).not.toBeNull();
    await harness.call('PATCH', `/exams/studentExam/${later.assignment}`, {
      token: harness.tokens.staff('ADMIN'),
      body: { extraTime: 15 },
    });
    await eventually(async () =>
      events.changes.some(({ changed: rows }) =>
        rows.some(
          ({ attempt, deadline }) => attempt === later.attempt._id && deadline > later.attempt.deadline,
        ),
      ),
    );
    await harness.submit(before);
    await eventually(async () => events.changes.some(({ gone }) => gone.includes(before.attempt._id)));
    events.stop();
  });

  it('filters by exam', async () => {
    const other = await harness.uploadExam(2, 'Another Exam');
    const sitting = await harness.sitting(other);
    const events = await openStream(`?exam=${other._id}`);
    expect(events.snapshot).toMatchObject({ total: 1, rows: [{ attempt: sitting.attempt._id }] });
    const [mine, theirs] = [await harness.sitting(other), await harness.sitting(exam)];
    await eventually(async () =>
      events.changes.some(({ added }) => added.some(({ attempt }) => attempt === mine.attempt._id)),
    );
    expect(JSON.stringify(events.changes)).not.toContain(theirs.attempt._id);
    events.stop();
  });

  it('removes attempts that the worker closed', async () => {
    const sitting = await harness.sitting(exam);
    const events = await openStream();
    await harness.age(sitting.attempt._id, 60 * 60 + 40);
    await eventually(async () => events.changes.some(({ gone }) => gone.includes(sitting.attempt._id)));
    events.stop();
  });

  it('ends for a removed account, and refuses others than staff', async () => {
    const id = '64b0000000000000000000cc';
    harness.tokens.staffVersions.versions[id] = { ver: 1, role: 'ADMIN' };
    const token = harness.tokens.staff('ADMIN', { id });
    const events = await eventually(async () => openStream('', token).catch(() => undefined));
    delete harness.tokens.staffVersions.versions[id];
    await eventually(async () => events.ended);
    expect(
      (await harness.call('GET', '/exams/monitor', { token: harness.tokens.candidate(id) })).status,
    ).toBe(403);
    expect(
      (await harness.call('GET', '/exams/monitor?exam=x', { token: harness.tokens.staff('ADMIN') })).status,
    ).toBe(400);
  });

  it('does not block the shutdown of the service', async () => {
    const events = await openStream();
    // A blocked shutdown would end with another exit code.
    expect(await harness.api.end('SIGTERM')).toBe(0);
    expect(events.ended).toBe(true);
  });
});
