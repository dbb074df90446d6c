import type { Certificate, CertificateFiles, CertificateTemplateRef } from '@concord/contracts';
import { ListIndex } from '@concord/nest-platform';
import { fromAddress, listSizes, refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { repositoriesOf } from '../../../testing/database-questions/repositories';
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
  // Serials have no 0 and no 1.
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

  it('are given for a file of many by name, by a filter or by ids, without revoked ones', async () => {
    const made = [];
    for (const name of ['Rukayat Zubair', 'Rukayat Adamu', 'Rukayat Bala'])
      made.push((await create(details(name))).body);
    const [last, first, revoked] = made.map(({ _id }) => String(_id));
    await harness.call('DELETE', `/certificate/${revoked}`, { token: harness.tokens.staff('SUPER_ADMIN') });
    const ask = async (body: object) => {
      const files = await harness.internal<CertificateFiles>('POST', '/exports/certificates', { body });
      const { body: counted } = await harness.internal('POST', '/exports/certificate-count', { body });
      return [files.body.certificates.map(({ studentName }) => studentName), counted];
    };
    const both = [['Rukayat Adamu', 'Rukayat Zubair'], { count: 2 }];
    for (const search of ['rukayat', 'ukaya']) expect(await ask({ query: { search } })).toEqual(both);
    expect(await ask({ query: {}, ids: [last, first, revoked] })).toEqual(both);
    expect(await ask({ query: {}, ids: [revoked] })).toEqual([[], { count: 0 }]);
  });

  it('are listed and searched for staff, also when an earlier version stored them', async () => {
    const { body: made } = await create(details('Zainab Yusuf'));
    const list = (query: string) => harness.call<object[]>('GET', `/certificate${query}`, { token: admin });
    const { printToken: _, print, ...whole } = made;
    const serialNumber = `****-****-****-${String(whole.serialNumber).slice(-4)}`;
    const { design, version } = print as CertificateTemplateRef;
    const seen = { ...whole, serialNumber, status: 'valid', template: { design, version } };
    for (const query of ['?pageSize=1', '?search=yus', '?search=usuf'])
      expect((await list(query)).body).toEqual([seen]);
    expect((await list('?search=*')).body).toEqual([]);
    const stored = harness.db.collection('certificates');
    const _id = new Types.ObjectId(String(made._id));
    const tokens = (await stored.findOne({ _id }))?.words;
    await stored.updateOne({ _id }, { $set: { tokens }, $unset: { words: 1, beginnings: 1 } });
    await harness.prepare();
    expect((await list('?search=zai%20yus')).body).toEqual([seen]);
    expect(await stored.findOne({ _id })).not.toHaveProperty('tokens');
  });

  it('are found by letters inside names, from the store and from memory, but for one revoked a moment ago', async () => {
    const made = [];
    for (const name of ['Nasiu Muhammed', 'Binta O’Brien'])
      made.push(String((await create(details(name))).body._id));
    const idsOf = async (search: string) => {
      const { body } = await harness.call<{ _id: string }[]>(
        'GET',
        `/certificate?search=${encodeURIComponent(search)}`,
        { token: admin },
      );
      return body.map(({ _id }) => _id);
    };
    const found = async () => [await idsOf('asiu'), await idsOf('obrien'), await idsOf('brien inta')];
    const [first, second] = made;
    expect(await found()).toEqual([[first], [second], [second]]);
    const { certificates } = repositoriesOf(harness.db);
    const listed = async (search: string) =>
      (await certificates.list({ page: 1, pageSize: 10, search })).items.map(({ _id }) => String(_id));
    const { namedMin } = listSizes;
    listSizes.namedMin = 1;
    const page = jest.spyOn(ListIndex.prototype, 'page');
    expect([await listed('asiu'), await listed('obrien')]).toEqual([[first], [second]]);
    const answers = await Promise.all(page.mock.results.map(({ value }) => value as unknown));
    expect(answers).toHaveLength(2);
    expect(answers).not.toContain(undefined);
    await harness.call('DELETE', `/certificate/${second}`, { token: harness.tokens.staff('SUPER_ADMIN') });
    expect([await listed('asiu'), await listed('obrien')]).toEqual([[first], []]);
    expect(await found()).toEqual([[first], [], []]);
    listSizes.namedMin = namedMin;
  });

  it('are found by what is shown of their serial or by the whole of it, and by nothing that is masked', async () => {
    const { body: made } = await create(details('Halima Sani'));
    const serial = String(made.serialNumber);
    const found = async (search: string) => {
      const path = `/certificate?search=${encodeURIComponent(search)}`;
      const { body } = await harness.call<{ _id: string }[]>('GET', path, { token: admin });
      return body.map(({ _id }) => _id).includes(String(made._id));
    };
    const expectHidden = async () => {
      for (const search of [serial, serial.toLowerCase(), serial.slice(-4), serial.slice(-4, -1)])
        expect([search, await found(search)]).toEqual([search, true]);
      for (const search of [
        serial.slice(0, 4),
        serial.slice(5, 9),
        serial.slice(0, 14),
        `halima ${serial.slice(0, 4)}`,
      ])
        expect([search, await found(search)]).toEqual([search, false]);
    };
    await expectHidden();
    // The record as the previous version stored it.
    const stored = harness.db.collection('certificates');
    const groups = serial.toLowerCase().split('-');
    const _id = new Types.ObjectId(String(made._id));
    const $set = { words: ['halima', ...groups], beginnings: ['halima', ...groups] };
    await stored.updateOne({ _id }, { $set, $unset: { serialHidden: 1 } });
    expect(await found(serial.slice(0, 4))).toBe(true);
    await harness.prepare();
    await expectHidden();
  });

  it('are found by a name that looks like a serial without its dashes', async () => {
    const studentName = 'Fatuma Ahmed Garba';
    await create(details(studentName));
    const path = `/certificate?search=${encodeURIComponent(studentName)}`;
    const { body } = await harness.call('GET', path, { token: admin });
    expect(body).toMatchObject([{ studentName }]);
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
      const statuses: number[] = [];
      while (!statuses.includes(429) && statuses.length < 200) statuses.push((await guess(attacker)).status);
      expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404));
      const refused = await guess(sameNetwork);
      expect(refused).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
      expect(refused.headers.get('retry-after')).toBe('1');
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
