import type { Hall, HallCandidate, HallSheet } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';
import { HallCalls } from '../../../testing/hall-calls';

const harness = examsHarness();
const halls = new HallCalls(harness);
const { token } = halls;

describe('hall sessions', () => {
  it('have the students of a cohort who are assigned one of the exams', async () => {
    const exam = await harness.uploadExam(1);
    const [sits, waits, other] = [
      await harness.sitting(exam),
      harness.addStudent('Okafor', 'Ngozi'),
      harness.addStudent(),
    ];
    await harness.assign(exam, waits._id);
    await harness.assign(harness.exam, waits._id);
    const cohort = '64b0000000000000000000c1';
    harness.students.cohorts.set(cohort, [sits.student._id, waits._id, other._id]);
    const made = await halls.create({ exams: [exam._id], cohort, assigned: true });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Morning',
        students: 2,
        revision: 1,
        exams: [{ _id: exam._id, examCode: exam.examCode }],
      },
    });
    const { _id } = made.body;
    const changed = await halls.update(_id, {
      revision: 1,
      exams: [exam._id, harness.exam._id],
      students: [other._id],
    });
    expect(changed).toMatchObject({ status: 200, body: { students: 3, revision: 2 } });
    const candidates = await halls.call<HallCandidate[]>('GET', `/${_id}/candidates`);
    expect(
      candidates.body.map(({ surname, exams }) => [surname, ...exams.map(({ state }) => state)]),
    ).toEqual([
      ['Bello', 'open', 'none'],
      ['Bello', 'none', 'none'],
      ['Okafor', 'waiting', 'waiting'],
    ]);
    const sheet = await harness.internal<HallSheet>('GET', `/halls/${_id}`);
    expect(sheet.body).toMatchObject({ hall: { _id }, candidates: candidates.body });
    const left = await halls.update(_id, { revision: 2, remove: [other._id], room: 'B 2' });
    expect(left.body).toMatchObject({ students: 2, room: 'B 2' });
    const alone = await halls.create({ exams: [exam._id], assigned: true });
    expect(alone.body.students).toBe(2);
  });

  it('are changed by one at a time, and listed by their start', async () => {
    const { body: hall } = await halls.create({
      name: 'Zaria evening',
      startsAt: '2031-03-01T17:00:00+01:00',
    });
    expect(hall.startsAt).toBe('2031-03-01T16:00:00.000Z');
    const both = await Promise.all(
      [1, 2].map((n) => halls.update(hall._id, { revision: 1, name: `Zaria ${n}` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(refusal(409, 'REVISION'));
    const listed = await halls.call<Hall[]>('GET', '?search=zar&from=2031-01-01T00:00:00.000Z&ended=false');
    expect(listed.body.map(({ _id }) => _id)).toEqual([hall._id]);
    expect((await halls.call('POST', `/${hall._id}/end`)).body).toMatchObject({
      endedAt: expect.any(String) as string,
    });
    expect(await halls.call('POST', `/${hall._id}/end`)).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await halls.call<Hall[]>('GET', '?search=zar&ended=false')).body).toEqual([]);
    expect((await halls.call('DELETE', `/${hall._id}`)).body).toEqual({ _id: hall._id });
    expect(await halls.call('GET', `/${hall._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('are listed with those that sit now on top, then the next ones, then past ones', async () => {
    const HOUR_MS = 3_600_000;
    const made = new Map<string, string>();
    for (const [name, hours] of [
      ['Later', 48],
      ['Soon', 2],
      ['Sits', -1],
      ['Began', -3],
      ['Yesterday', -30],
      ['Ended', -2],
      ['Called off', 5],
    ] as const) {
      const startsAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
      made.set(name, (await halls.create({ name: `Order ${name}`, startsAt })).body._id);
    }
    for (const name of ['Ended', 'Called off']) await halls.call('POST', `/${made.get(name)}/end`);
    const listed = async (query: string) => {
      const { body, headers } = await halls.call<Hall[]>('GET', `?search=order${query}`);
      return [body.map(({ name }) => name.replace('Order ', '')), Number(headers.get('x-total-count'))];
    };
    const all = ['Sits', 'Began', 'Soon', 'Later', 'Called off', 'Ended', 'Yesterday'];
    expect(await listed('')).toEqual([all, 7]);
    expect(await listed('&pageSize=3')).toEqual([all.slice(0, 3), 7]);
    expect(await listed('&pageSize=3&page=2')).toEqual([all.slice(3, 6), 7]);
    expect(await listed('&pageSize=3&page=3')).toEqual([all.slice(6), 7]);
    expect(await listed('&state=now')).toEqual([all.slice(0, 2), 2]);
    expect(await listed('&state=upcoming&pageSize=1&page=2')).toEqual([['Later'], 2]);
    expect(await listed('&state=past')).toEqual([all.slice(4), 3]);
    expect(await listed(`&from=${new Date().toISOString()}`)).toEqual([['Soon', 'Later', 'Called off'], 3]);
    expect((await halls.call('GET', '?state=ended')).status).toBe(400);
    expect((await halls.call<Hall[]>('GET', '?search=---')).body).toEqual([]);
    const { body: numbered } = await halls.create({
      name: 'Room 00017',
      startsAt: '2031-03-01T17:00:00+01:00',
    });
    const byDigits = (await halls.call<Hall[]>('GET', '?search=00017')).body;
    expect(byDigits.map(({ _id }) => _id)).toEqual([numbered._id]);
  });

  it('refuse what is wrong, and take hostile names as text', async () => {
    const refused = async (body: object, status = 400) =>
      expect((await halls.create(body)).status).toBe(status);
    await refused({ name: '  ' });
    await refused({ name: 'x'.repeat(81) });
    await refused({ exams: [] });
    await refused({ exams: [UNKNOWN_ID] });
    await refused({ students: [UNKNOWN_ID], cohort: UNKNOWN_ID });
    await refused({ cohort: UNKNOWN_ID }, 404);
    await refused({ invigilators: Array.from({ length: 21 }, () => 'Ada') });
    await refused({ startsAt: 'tomorrow' });
    await refused({ students: Array.from({ length: 1001 }, () => UNKNOWN_ID) });
    const name = '<script>$set</script> {"$gt":""}';
    const { body } = await halls.create({ name, room: '\u202eB 1' });
    expect((await harness.call<Hall>('GET', `/exams/halls/${body._id}`, { token })).body.name).toBe(name);
  });

  it('leave out rejected and archived people by name, and those not decided on by choice', async () => {
    const exam = await harness.uploadExam(1);
    const [accepted, rejected, archived, fresh] = ['Ada', 'Ben', 'Cyn', 'Dan'].map((name) =>
      harness.addStudent('Bello', name),
    );
    if (!accepted || !rejected || !archived || !fresh) throw new Error('missing');
    harness.students.statuses.set(rejected._id, 'rejected').set(fresh._id, 'in-review');
    harness.students.archived.add(archived._id);
    const cohort = '64b0000000000000000000c2';
    harness.students.cohorts.set(
      cohort,
      [accepted, rejected, archived, fresh].map(({ _id }) => _id),
    );
    const never = [
      { student: rejected._id, code: 'REJECTED', name: 'Bello Ben' },
      { student: archived._id, code: 'ARCHIVED', name: 'Bello Cyn' },
    ];
    const check = (body: object) => halls.call('POST', '/check', { exams: [exam._id], cohort, ...body });
    expect((await check({})).body).toEqual({ added: 2, undecided: 1, left: never });
    expect(await check({ exams: [UNKNOWN_ID] })).toMatchObject(refusal(400, 'VALIDATION'));
    expect(await check({ hall: UNKNOWN_ID })).toMatchObject(refusal(404, 'NOT_FOUND'));
    const made = await halls.create({ exams: [exam._id], cohort });
    expect(made).toMatchObject({ status: 201, body: { students: 2, left: never } });
    expect((await check({ hall: made.body._id })).body).toEqual({ added: 0, undecided: 0, left: never });
    const strict = await halls.create({ exams: [exam._id], cohort, acceptedOnly: true });
    const undecided = { student: fresh._id, code: 'UNDECIDED', name: 'Bello Dan' };
    expect(strict.body).toMatchObject({ students: 1, left: [...never, undecided] });
    const some = await halls.create({ exams: [exam._id], students: [accepted._id, rejected._id] });
    expect(some.body).toMatchObject({ students: 1, left: [never[0]] });
    expect((await halls.create({ exams: [exam._id], students: [accepted._id] })).body).not.toHaveProperty(
      'left',
    );
    const refused = await halls.create({ exams: [exam._id], students: [rejected._id, archived._id] });
    expect(refused).toMatchObject(refusal(409, 'CONFLICT'));
    expect((refused.body as unknown as { message: string }).message).toBe(
      'Bello Ben was rejected, Bello Cyn is in the archive. Nobody was added',
    );
    // Existing candidates stay in a session, with their current status.
    harness.students.statuses.set(accepted._id, 'rejected');
    const { _id } = strict.body;
    expect((await halls.update(_id, { revision: 1, room: 'B 2' })).body).toMatchObject({ students: 1 });
    const again = await halls.update(_id, { revision: 2, students: [accepted._id, fresh._id] });
    expect(again).toMatchObject({ status: 200, body: { students: 2 } });
    const { body: candidates } = await halls.call<HallCandidate[]>('GET', `/${_id}/candidates`);
    expect(candidates.map(({ student, status }) => [student, status])).toEqual([
      [accepted._id, 'rejected'],
      [fresh._id, 'in-review'],
    ]);
  });
});
