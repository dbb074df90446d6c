import type { Announcement, AttemptNotices } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, type Sitting, UNKNOWN_ID } from '../../../testing/exams-harness';
import { HallCalls } from '../../../testing/hall-calls';

const harness = examsHarness({ withWorker: false });
const halls = new HallCalls(harness);
const { token } = halls;

const notices = (sitting: Sitting, as = sitting.token) =>
  harness.call<AttemptNotices>('GET', `/exams/attempts/${sitting.attempt._id}/notices`, { token: as });
const announce = (body: object) =>
  harness.call<Announcement>('POST', '/exams/announcements', { token, body });
const textsOf = async (sitting: Sitting) => (await notices(sitting)).body.messages.map(({ text }) => text);

describe('GET exams/attempts/:id/notices', () => {
  it('tells of the own pause and of what was announced to the hall and the exam, and of nothing else', async () => {
    const exam = await harness.uploadExam(1);
    const [inside, outside, elsewhere] = [
      await harness.sitting(exam),
      await harness.sitting(exam),
      await harness.sitting(),
    ];
    const { body: hall } = await halls.create({ exams: [exam._id], students: [inside.student._id] });
    const hostile = '<img src=x onerror=alert(1)> $where';
    const made = await announce({ text: hostile, hall: hall._id });
    expect(made).toMatchObject({ status: 201, body: { text: hostile, by: { username: 'admin' } } });
    await announce({ text: 'Question 3: read "peace"', exam: exam._id });
    expect(await textsOf(inside)).toEqual([hostile, 'Question 3: read "peace"']);
    expect(await textsOf(outside)).toEqual(['Question 3: read "peace"']);
    expect(await textsOf(elsewhere)).toEqual([]);
    await halls.pause(hall._id);
    expect((await notices(inside)).body.pause?.leftMs).toBeGreaterThan(0);
    expect((await notices(outside)).body.pause).toBeUndefined();
    await halls.resume(hall._id);
    expect((await notices(inside)).body.pause).toBeUndefined();

    const withdraw = () => harness.call('DELETE', `/exams/announcements/${made.body._id}`, { token });
    expect((await withdraw()).body).toMatchObject({ withdrawnAt: expect.any(String) as string });
    expect((await withdraw()).status).toBe(200);
    expect(await textsOf(inside)).toEqual(['Question 3: read "peace"']);
    const path = `/exams/announcements?hall=${hall._id}`;
    expect((await harness.call<Announcement[]>('GET', path, { token })).body).toHaveLength(1);
  });

  it('are for the candidate of the attempt alone', async () => {
    const [one, other] = [await harness.sitting(), await harness.sitting()];
    expect(await notices(one, other.token)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const unknown = { ...one, attempt: { ...one.attempt, _id: UNKNOWN_ID } };
    expect(await notices(unknown)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('refuses an announcement to nobody, to two, of nothing and of too much', async () => {
    const exam = harness.exam._id;
    const bad = [
      { text: 'x' },
      { text: ' ', exam },
      { text: 'x'.repeat(301), exam },
      { text: 'x', exam, hall: exam },
    ];
    for (const body of bad) expect((await announce(body)).status).toBe(400);
    expect(await announce({ text: 'x', hall: UNKNOWN_ID })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await harness.call('GET', '/exams/announcements', { token })).status).toBe(400);
  });
});
