import type { Certificate } from '@concord/contracts';
import { fromAddress, refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const admin = harness.tokens.staff('ADMIN');
let course: string;

beforeAll(async () => {
  const made = await harness.call('POST', '/course/create', {
    token: admin,
    body: { courseTitle: 'Peace Building' },
  });
  course = String(made.body._id);
});

const create = (body: object, token?: string) => harness.call('POST', '/certificate/create', { token, body });
let serials = 0;
function details(studentName: string) {
  // Serials contain no 0 and no 1.
  const digits = (serials += 1).toString(8).replace(/\d/g, (digit) => String(Number(digit) + 2));
  const serialNumber = `ABCD-EFGH-JKMN-${digits.padStart(4, '2')}`;
  harness.students.serials.set(serialNumber, { studentName, selectedCourse: course });
  return {
    studentName,
    selectedCourse: course,
    serialNumber,
    dateGenerated: '2026-11-21',
    genrated: 'manual',
  };
}

describe('certificates', () => {
  it('are created with a serial, for the public with a print token, and returned again', async () => {
    const sent = details('Amina Bello');
    const { status, body } = await create(sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      studentName: 'Amina Bello',
      selectedCourse: { id: course, courseTitle: 'Peace Building' },
      dateGenerated: '2026-11-21',
      serialNumber: sent.serialNumber,
      genrated: 'manual',
      printToken: `print-${String(body._id)}`,
    });
    expect(body.certificateNumber).toMatch(/^CERT-\d{4}-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const again = await create({ ...sent, dateGenerated: '2030-01-01' });
    expect(again).toMatchObject({ status: 201, body });
    const { printToken: _, print, ...seen } = body;
    expect((await create(sent, admin)).body).toEqual(seen);
    const printed = await harness.internal('GET', `/certificates/${String(seen._id)}`);
    expect(printed.body).toEqual({ ...seen, print });
  });

  it('are of the student whom the serial is for, whom the public is not told', async () => {
    const student = harness.addStudent('Zubairu', 'Hauwa')._id;
    const sent = details('Hauwa Zubairu');
    harness.students.serials.set(sent.serialNumber, { ...sent, student });
    for (const token of [undefined, admin]) {
      const { status, body } = await create(sent, token);
      expect(status).toBe(201);
      expect(body).not.toHaveProperty('student');
    }
    const list = (query: string) =>
      harness.call<Certificate[]>('GET', `/certificate?${query}`, { token: admin });
    const [own, ...more] = (await list(`student=${student}`)).body;
    expect([own, more]).toMatchObject([{ student, studentName: 'Hauwa Zubairu', genrated: 'manual' }, []]);
    expect(own).not.toHaveProperty('result');
    const mail = `/certificate/${own?._id ?? ''}/mail`;
    expect((await harness.call('POST', mail, { token: admin })).status).toBe(200);
    const { body: plain } = await create(details('Hauwa Danjuma'));
    const refused = await harness.call('POST', `/certificate/${String(plain._id)}/mail`, { token: admin });
    expect(refused.status).toBe(409);
  });

  it('are one for a student and a course, until that is revoked', async () => {
    const student = harness.addStudent('Sule', 'Halima')._id;
    const bound = () => {
      const sent = details('Halima Sule');
      harness.students.serials.set(sent.serialNumber, { ...sent, student });
      return sent;
    };
    const [first, second] = [bound(), bound()];
    const { body: made } = await create(first);
    expect(made.serialNumber).toBe(first.serialNumber);
    expect((await create(second)).body.certificateNumber).toBe(made.certificateNumber);
    const found = await harness.call<Certificate[]>('GET', `/certificate?search=${first.serialNumber}`, {
      token: admin,
    });
    expect(found.body).toMatchObject([
      { _id: made._id, serialNumber: expect.stringMatching(/-[A-Z0-9]{4}$/) },
    ]);
    const token = harness.tokens.staff('SUPER_ADMIN');
    await harness.call('DELETE', `/certificate/${String(made._id)}`, { token });
    expect(harness.students.serials.has(first.serialNumber)).toBe(false);
    expect(await create(first)).toMatchObject(refusal(409, 'SERIAL_INVALID'));
    const { body: next } = await create(second);
    expect(next).toMatchObject({ serialNumber: second.serialNumber, studentName: 'Halima Sule' });
    expect(next.certificateNumber).not.toBe(made.certificateNumber);
  });

  it('are created once by concurrent requests', async () => {
    const body = details('Musa Ali');
    const made = await Promise.all(Array.from({ length: 8 }, () => create(body)));
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(made.map((answer) => answer.body.certificateNumber)).size).toBe(1);
  });

  it('are asked for at the students service with the address, whose refusal is passed on', async () => {
    const body = details('Uche Obi');
    const made = await harness.call('POST', '/certificate/create', {
      body: { ...body, serialNumber: 'GUES-SEDD' },
      headers: fromAddress('203.0.113.8'),
    });
    expect(made).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(made.headers.get('retry-after'))).toBe(42);
  });

  it('refuse a missing serial or one for another name, also for staff', async () => {
    const body = details('Ada Eze');
    for (const token of [undefined, admin])
      for (const change of [{ studentName: 'Ada Obi' }, { serialNumber: 'nonsense' }])
        expect(await create({ ...body, ...change }, token)).toMatchObject(refusal(409, 'SERIAL_INVALID'));
    for (const change of [
      { studentName: 'x'.repeat(29) },
      { selectedCourse: UNKNOWN_ID },
      { dateGenerated: '21/11/2026' },
    ])
      expect((await create({ ...body, ...change })).status).toBe(400);
    expect((await create({})).body.message).toBe('Complete details');
  });

  it('are verified, revoked by SUPER_ADMIN only, and kept', async () => {
    const given = details('Ngozi Okafor');
    const { body: made } = await create(given);
    const verify = (number: string) =>
      harness.call('GET', `/certificate/verify/${encodeURIComponent(number)}`);
    const remove = (id: string, role: 'ADMIN' | 'SUPER_ADMIN' = 'SUPER_ADMIN') =>
      harness.call('DELETE', `/certificate/${id}`, { token: harness.tokens.staff(role) });
    const number = String(made.certificateNumber);
    const id = String(made._id);
    const verdict = {
      studentName: 'Ngozi Okafor',
      courseTitle: 'Peace Building',
      dateGenerated: '2026-11-21',
    };
    expect((await verify(` ${number.toLowerCase()}`)).body).toEqual({
      status: 'valid',
      state: 'valid',
      ...verdict,
    });
    expect((await remove(id, 'ADMIN')).status).toBe(403);
    expect((await remove(id)).body).toEqual({ _id: id });
    expect((await remove(id)).status).toBe(200);
    expect((await verify(number)).body).toEqual({
      status: 'revoked',
      state: 'revoked',
      revokedAt: expect.any(String),
      ...verdict,
    });
    // Its serial is void; a new one works.
    expect((await create(given)).body.code).toBe('SERIAL_INVALID');
    expect(await harness.internal('GET', `/certificates/${id}`)).toMatchObject({
      status: 404,
      body: { message: "This certificate is no longer valid, so it can't be printed" },
    });
    expect((await create(details('Ngozi Okafor'))).status).toBe(201);
    expect((await remove(UNKNOWN_ID)).status).toBe(404);
  });

  it('slow the guesses of one address, answer its right numbers, and leave its neighbours alone', async () => {
    const number = String((await create(details('Bola Ade'))).body.certificateNumber);
    const verify = (typed: string, address: string) =>
      harness.call('GET', `/certificate/verify/${typed}`, { headers: fromAddress(address) });
    const guess = (address: string) => verify('CERT-2026-AAAAA-BBBBB', address);
    for (const [attacker, sameNetwork, neighbour] of [
      ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
      ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'],
    ] as const) {
      const answers = [await guess(attacker)];
      while (answers.at(-1)?.status !== 429 && answers.length < 200) answers.push(await guess(attacker));
      expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(404));
      expect(answers.at(-1)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
      expect(answers.at(-1)?.headers.get('retry-after')).toBe('1');
      // A guess is allowed again each second, so one of several at once is refused.
      const next = await Promise.all(Array.from({ length: 20 }, () => guess(sameNetwork)));
      expect(next.map(({ status }) => status)).toContain(429);
      expect(await verify(number, attacker)).toMatchObject({ status: 200, body: { status: 'valid' } });
      expect(await guess(neighbour)).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });

  it('find a number however it was typed', async () => {
    const number = String((await create(details('Chi Obi'))).body.certificateNumber);
    const groups = number.split('-');
    const year = groups[1]?.replaceAll('0', 'o') ?? '';
    for (const typed of [
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.replaceAll('-', ' '),
      [groups[0], year, ...groups.slice(2)].join('–'),
    ])
      expect(await harness.call('GET', `/certificate/verify/${encodeURIComponent(typed)}`)).toMatchObject({
        status: 200,
        body: { state: 'valid', studentName: 'Chi Obi' },
      });
  });
});
