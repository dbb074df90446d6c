import type { Serial } from '@concord/contracts';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { RegistrationHarness } from '../../../testing/registration-harness';

const UNKNOWN_ID = 'f'.repeat(24);

describe('POST serial/generate for a student', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  const binding = { purpose: 'certificate', studentName: 'Ada Okafor', selectedCourse: 'a'.repeat(24) };
  let token: string;

  beforeAll(() => {
    ({ token } = harness);
  });

  const generate = async <T = Serial>(body: object) =>
    service.call<T>('/serial/generate', { body, token: await service.superToken() });
  const redeem = async (serial: string) => {
    const { purpose: _, ...body } = binding;
    const { status, body: answer } = await service.internal('/certificate-serials/redeem', {
      body: { ...body, serial },
    });
    return status === 200 ? answer : status;
  };
  const newStudent = async () => (await service.student(token))._id;
  const storedOf = (serial: string) => harness.stored('serials', { serial });

  it('keeps the student, tells staff, and hands the id on with each redemption', async () => {
    const student = await newStudent();
    const { status, body: made } = await generate({ ...binding, student });
    expect([status, made.student]).toEqual([201, student]);
    const { selectedCourse, studentName } = binding;
    for (let times = 0; times < 2; times += 1)
      expect(await redeem(made.serial)).toEqual({ studentName, selectedCourse, student });
    expect(await harness.serialOf(made.serial)).toMatchObject({ student, isValid: false });
    const { body: plain } = await generate(binding);
    expect(plain).not.toHaveProperty('student');
    expect(await redeem(plain.serial)).toEqual({ studentName, selectedCourse });
  });

  it('refuses a rejected applicant, until the decision is changed', async () => {
    const student = await newStudent();
    const decide = (decision: string, seen: number) =>
      service.call(`/student/${student}/decision`, {
        method: 'PATCH',
        token,
        body: { decision, notify: false, seen, reason: 'Two of one name' },
      });
    expect((await decide('rejected', 0)).status).toBe(200);
    const refused = await generate<{ message: string }>({ ...binding, student });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This application was rejected. Change the decision first',
    ]);
    expect((await decide('accepted', 1)).status).toBe(200);
    expect((await generate({ ...binding, student })).status).toBe(201);
  });

  it('refuses a name in letters that no font of paper has', async () => {
    const refused = await generate<{ code: string; issues: { path: string }[] }>({
      ...binding,
      studentName: 'דוד',
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', issues: [{ path: 'studentName' }] },
    });
    expect((await generate({ ...binding, studentName: 'ተስፋዬ 王小明' })).status).toBe(201);
  });

  it('refuses ids of no student, archived ones, and students for a registration', async () => {
    const student = await newStudent();
    const { body: serial } = await generate(binding);
    const count = async () => (await service.call('/serial/count', { token })).body.count;
    const before = await count();
    for (const id of [UNKNOWN_ID, serial.id])
      expect(await generate({ ...binding, student: id })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    for (const body of [{ ...binding, student: 'Ada' }, { student }])
      expect(await generate(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await service.call(`/student/${student}`, { method: 'DELETE', token })).status).toBe(200);
    expect(await generate({ ...binding, student })).toMatchObject({
      status: 409,
      body: { message: 'This student is archived. Restore the record first' },
    });
    expect(await count()).toBe(before);
  });

  it('forgets a student who is destroyed: unused serials go, used ones stay without the id', async () => {
    const student = await newStudent();
    const [used, unused] = [
      (await generate({ ...binding, student })).body,
      (await generate({ ...binding, student })).body,
    ];
    await redeem(used.serial);
    const issuedTo = { name: 'Ada Okafor', phone: '0803' };
    await service.call(`/serial/${used.id}`, { method: 'PATCH', body: { issuedTo }, token });
    await harness.destroyStudent(student);
    expect(await storedOf(unused.serial)).toEqual([]);
    const [kept] = await storedOf(used.serial);
    expect(kept).toMatchObject({ state: 'used', studentName: 'Ada Okafor' });
    for (const field of ['student', 'issuedTo']) expect(kept).not.toHaveProperty(field);
    // The serial still opens its certificate.
    expect(await redeem(used.serial)).not.toHaveProperty('student');
  });

  it('leaves no serial for a student who is destroyed meanwhile', async () => {
    const student = await newStudent();
    const serials = service.get<SerialsRepository>(SerialsRepository);
    const create = serials.create.bind(serials);
    jest.spyOn(serials, 'create').mockImplementationOnce(async (...made) => {
      await harness.destroyStudent(student);
      return create(...made);
    });
    expect((await generate({ ...binding, studentName: 'Ada Late', student })).status).toBe(404);
    expect(await harness.stored('serials', { studentName: 'Ada Late' })).toEqual([]);
  });
});
