import type { AuditRecord, Student } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { RegistrationHarness } from '../../../testing/registration-harness';

const REASON = 'A broken arm, letter of the clinic';
const harness = new RegistrationHarness();
const { service } = harness;

const newStudent = () => service.student(harness.token);
const give = (id: string, more: object = {}, token = harness.token) =>
  service.call<Student>(`/student/${id}/accommodation`, {
    method: 'PUT',
    token,
    body: { revision: 0, accommodation: { percent: 50 }, reason: REASON, ...more },
  });
const get = async (id: string, token = harness.token) =>
  (await service.call<Student>(`/student/${id}`, { token })).body;
const lookUp = async (id: string) =>
  (await service.internal<object[]>('/students/lookup', { body: { ids: [id] } })).body[0];

describe('PUT student/:id/accommodation', () => {
  it('is shown to staff with its reason, told to the exams service without, and ended', async () => {
    const { _id } = await newStudent();
    const given = await give(_id);
    expect(given).toMatchObject({
      status: 200,
      body: { revision: 1, accommodation: { percent: 50, reason: REASON, by: 'someone' } },
    });
    expect(await get(_id)).toEqual(given.body);
    expect(await lookUp(_id)).toMatchObject({ _id, moreTime: { percent: 50 } });
    expect(JSON.stringify(await lookUp(_id))).not.toContain('clinic');

    const changed = await give(_id, { revision: 1, accommodation: { minutes: 20 } });
    expect(changed.body.accommodation).toEqual(expect.not.objectContaining({ percent: 50 }));
    expect(changed.body.accommodation).toMatchObject({ minutes: 20 });
    expect(await lookUp(_id)).toMatchObject({ moreTime: { minutes: 20 } });

    const ended = await give(_id, { revision: 2, accommodation: null, reason: 'It healed' });
    expect(ended.body).not.toHaveProperty('accommodation');
    expect(await lookUp(_id)).not.toHaveProperty('moreTime');
  });

  it('is in no answer that the student or the public gets', async () => {
    const student = await newStudent();
    await give(student._id);
    const { email, serialNumber } = student;
    const signIn = await service.internal('/exam-sign-in', {
      body: { email, SerialNumber: serialNumber, address: '10.9.9.9' },
    });
    const candidate = service.tokens.candidate(student._id);
    const answers = [
      student,
      signIn.body,
      await get(student._id, candidate),
      (await service.internal(`/students/${student._id}`)).body,
      (await service.call('/auth/me', { token: candidate })).body,
    ];
    for (const answer of answers)
      expect(JSON.stringify(answer)).not.toMatch(/accommodation|clinic|moreTime|percent/);
    expect(await give(student._id, { revision: 1 }, candidate)).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('is refused to the second of two who read the same record, whatever the other one changed', async () => {
    const { _id } = await newStudent();
    const both = await Promise.all([give(_id), give(_id, { accommodation: { percent: 25 } })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(refusal(409, 'REVISION'));
    const body = { revision: 1, state: 'Kano' };
    await service.call(`/student/${_id}`, { method: 'PATCH', token: harness.token, body });
    expect(await give(_id, { revision: 1 })).toMatchObject(refusal(409, 'REVISION'));
    const stored = both.find(({ status }) => status === 200)?.body.accommodation;
    expect((await get(_id)).accommodation).toEqual(stored);
    expect(stored).toMatchObject({ reason: REASON });
  });

  it.each([
    ['another percent', { accommodation: { percent: 30 } }],
    ['both', { accommodation: { percent: 50, minutes: 5 } }],
    ['too many minutes', { accommodation: { minutes: 601 } }],
    ['nothing said', { accommodation: undefined }],
    ['no reason', { reason: ' ' }],
    ['no revision', { revision: undefined }],
    ['an operator', { accommodation: { percent: { $gt: 0 } } }],
  ])('is refused with %s', async (_, more) => {
    const { _id } = await newStudent();
    expect(await give(_id, more)).toMatchObject(refusal(400, 'VALIDATION'));
  });

  it('is for records in use: an archived or unknown one is not found', async () => {
    const { _id } = await newStudent();
    await service.archiveStudent(_id, harness.token);
    for (const id of [_id, 'f'.repeat(24)]) expect(await give(id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is on record, and its reason goes with the record of the student', async () => {
    const superToken = await service.superToken();
    const { _id } = await newStudent();
    await give(_id);
    const changes = async () => {
      const path = `/admin/audit?id=${_id}&action=student.accommodate`;
      return (await service.call<AuditRecord[]>(path, { token: superToken })).body;
    };
    expect(await changes()).toMatchObject([
      { outcome: 'done', before: { moreTime: 'none' }, after: { moreTime: '50 %', reason: REASON } },
    ]);
    await service.destroyStudent(_id, superToken);
    expect(JSON.stringify(await changes())).not.toContain('clinic');
  });
});
