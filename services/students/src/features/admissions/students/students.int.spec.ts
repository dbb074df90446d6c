import { calls, type FoundStudent, type Student } from '@concord/contracts';
import { AuditTrail } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { claimsOf, newAddress, newEmail } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

const PEOPLE = [
  {
    surname: 'zubair',
    firstName: 'Ada',
    middleName: 'Halima',
    country: 'NG',
    state: 'Lagos',
    phoneNumber: '+234 803 111 2222',
  },
  { surname: 'Ábiọ́lá', firstName: 'Bola', country: 'NG', state: 'Kano', phoneNumber: '0805-333' },
  { surname: 'Mensah', firstName: 'Kofi', middleName: 'Ó’Brien', country: 'GH', state: 'Ashanti' },
  { surname: 'Abiola', firstName: 'Ada', country: 'NG', state: 'Lagos' },
];

describe('students', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  const students: Student[] = [];
  let token: string;

  beforeAll(async () => {
    ({ token } = harness);
    for (const person of PEOPLE) students.push(await service.student(token, person));
  });

  const list = (query = '') => service.call<Student[]>(`/student${query}`, { token });
  const emails = ({ body }: { body: Student[] }) => body.map(({ email }) => email);
  const at = (index: number) => students[index] as Student;

  describe('GET student', () => {
    it('lists newest first by page, with the total, in the shape of the contract', async () => {
      const first = await list('?pageSize=3');
      expect(emails(first)).toEqual([at(3).email, at(2).email, at(1).email]);
      expect(first.headers.get('x-total-count')).toBe('4');
      expect(emails(await list('?pageSize=3&page=2'))).toEqual([at(0).email]);
      expect(emails(await list('?page=900000'))).toEqual([]);
      for (const student of first.body) {
        expect(Object.keys(student).sort()).toEqual(
          [...Object.keys(at(0)), 'review'].filter((key) => key !== 'printToken').sort(),
        );
        expect(calls.studentGet.answer.strict().safeParse(student).success).toBe(true);
        expect(student.passport.url).toMatch(/media\/files\/.+\?exp=\d+&sig=[\w-]+$/);
      }
    });

    it.each([
      ['surname', [1, 3, 2, 0]],
      ['-surname', [0, 2, 3, 1]],
      ['firstName', [0, 3, 1, 2]],
      ['-country', [3, 1, 0, 2]],
      ['state', [2, 1, 0, 3]],
      ['createdAt', [0, 1, 2, 3]],
    ])('sorts by %s without regard to case and accents', async (sort, order) => {
      expect(emails(await list(`?sort=${sort}`))).toEqual(order.map((index) => at(index).email));
    });

    it('sorts by e-mail', async () => {
      expect(emails(await list('?sort=email'))).toEqual(students.map(({ email }) => email).sort());
    });

    it.each([
      ['ABIOLA', [3, 1]],
      ['ada lag', [3, 0]],
      ['ghana', [2]],
      ['+234 803 111 2222', [0]],
      ['ada kano', []],
      ['Halima', [0]],
      ['ALIM', [0]],
      ['zubair halima', [0]],
      ['biola', [3, 1]],
      ['biọ́la lag', [3]],
      ['obrien', [2]],
      ["o'brien", [2]],
      ['ó‘brien', [2]],
      ['igeria', []],
      ['ir', []],
      ['.*', []],
    ])('finds %j', async (search, order) => {
      const found = await list(`?search=${encodeURIComponent(search)}`);
      expect(emails(found)).toEqual(order.map((index) => at(index).email));
      expect(found.headers.get('x-total-count')).toBe(String(order.length));
    });

    it('finds by the whole e-mail, and sorts and pages a search', async () => {
      expect(emails(await list(`?search=${at(2).email.toUpperCase()}`))).toEqual([at(2).email]);
      const found = await list('?search=ng&sort=surname&pageSize=2&page=2');
      expect(emails(found)).toEqual([at(0).email]);
      expect(found.headers.get('x-total-count')).toBe('3');
    });

    it('refuses an unknown order and a page that cannot be', async () => {
      for (const query of ['sort=$where', 'sort=email&sort=state', 'page=0', 'pageSize=1000'])
        expect((await list(`?${query}`)).status).toBe(400);
    });
  });

  it('answers the latest ten and the count', async () => {
    const latest = students.map(({ email }) => email).reverse();
    expect(emails(await service.call('/student/recent', { token }))).toEqual(latest);
    expect(await harness.countOfStudents()).toBe(4);
  });

  describe('GET student/:id', () => {
    it('answers the student, and refuses another candidate', async () => {
      const path = `/student/${at(0)._id}`;
      const as = (index: number) =>
        service.call<Student>(path, { token: service.tokens.candidate(at(index)._id) });
      const { status, body } = await as(0);
      expect([status, body.email]).toEqual([200, at(0).email]);
      expect(body).not.toHaveProperty('idempotency');
      expect((await as(1)).status).toBe(403);
    });

    it('answers 404 for an unknown id', async () => {
      for (const id of ['f'.repeat(24), '%7B%22$gt%22:1%7D'])
        expect((await service.call(`/student/${id}`, { token })).status).toBe(404);
    });
  });

  describe('internal calls', () => {
    it('answer one student, and summaries of several', async () => {
      const one = await service.internal<Student>(`/students/${at(0)._id}`);
      expect(one.body).toMatchObject({ _id: at(0)._id, email: at(0).email });
      const ids = [at(0)._id, at(2)._id, 'f'.repeat(24)];
      const many = await service.internal<Student[]>('/students/lookup', { body: { ids } });
      expect(many.body).toHaveLength(2);
      expect(many.body.find(({ _id }) => _id === at(2)._id)).toEqual({
        _id: at(2)._id,
        surname: 'Mensah',
        firstName: 'Kofi',
        middleName: 'Ó’Brien',
        gender: null,
        email: at(2).email,
        status: 'new',
        behind: { serial: String(claimsOf(token)['sub']) },
      });
      expect((await service.internal('/students/lookup', { body: { ids: [{ $ne: 1 }] } })).status).toBe(400);
    });

    it('tell who made the serial and who accepted each, by the role of now', async () => {
      const superToken = await service.superToken();
      const behindOf = async (id: string) => {
        const { body } = await service.internal<FoundStudent[]>('/students/lookup', { body: { ids: [id] } });
        return body[0]?.behind;
      };
      const statusOf = async (id: string) => {
        const { body } = await service.internal<FoundStudent[]>('/students/lookup', { body: { ids: [id] } });
        return body[0]?.status;
      };
      const decide = (id: string, decision: string, seen: number, by: string) =>
        service.call(`/student/${id}/decision`, {
          method: 'PATCH',
          token: by,
          body: {
            decision,
            notify: false,
            seen,
            ...(decision === 'rejected' && { reason: 'Two of one name' }),
          },
        });
      const [own, other] = [String(claimsOf(token)['sub']), await service.account('ADMIN')];
      const { _id } = await service.student(token);
      expect(await behindOf(_id)).toEqual({ serial: own });
      expect(await statusOf(_id)).toBe('new');
      await decide(_id, 'in-review', 0, superToken);
      expect(await statusOf(_id)).toBe('in-review');
      expect(await behindOf(_id)).toEqual({ serial: own });
      await decide(_id, 'accepted', 1, other.token);
      expect(await behindOf(_id)).toEqual({ serial: own, acceptance: String(claimsOf(other.token)['sub']) });
      await decide(_id, 'rejected', 2, superToken);
      await decide(_id, 'accepted', 3, superToken);
      expect(await behindOf(_id)).toEqual({ serial: own, acceptance: 'super' });
      const ofSuper = await service.student(superToken);
      expect(await behindOf(ofSuper._id)).toEqual({ serial: 'super' });
      await service
        .collection('serials')
        .updateOne({ usedBy: new Types.ObjectId(_id) }, { $unset: { madeBy: 1 } });
      expect(await behindOf(_id)).toEqual({ acceptance: 'super' });
    });

    it('sign print tokens', async () => {
      const { body } = await service.internal<{ token: string }>('/print-tokens', {
        body: { kind: 'certificate', id: at(0)._id },
      });
      expect(claimsOf(body.token)).toMatchObject({ typ: 'print', kind: 'certificate', sub: at(0)._id });
    });
  });

  describe('exam sign-in', () => {
    const signIn = (email: string, SerialNumber: string, address = newAddress()) =>
      service.internal<Student & { token: string; code: string }>('/exam-sign-in', {
        body: { email, SerialNumber, address },
      });

    it('accepts e-mail and serial in any case, and signs a new session each time', async () => {
      const { email, serialNumber, _id } = at(0);
      const first = await signIn(` ${email.toUpperCase()}`, serialNumber.toLowerCase());
      const second = await signIn(email, serialNumber);
      expect([first.status, second.status]).toEqual([200, 200]);
      const [claims, others] = [claimsOf(first.body.token), claimsOf(second.body.token)];
      expect(claims.sub).toBe(_id);
      expect(claims.sid).not.toBe(others.sid);
      expect((await service.call(`/student/${_id}`, { token: first.body.token })).status).toBe(200);
    });

    it("gives the same answer for another student's serial, an unknown e-mail and any other text", async () => {
      for (const [email, serial] of [
        [at(0).email, at(1).serialNumber],
        [newEmail(), at(1).serialNumber],
        ['', ''],
        ['{"$gt":""}', 'x'],
      ] as const)
        expect(await signIn(email, serial)).toMatchObject({
          status: 401,
          body: { code: 'INVALID_CREDENTIALS' },
        });
    });

    it('is on record with the address and who made the serial; refusals as well', async () => {
      const { email, serialNumber, _id } = at(0);
      const trail = service.get<AuditTrail>(AuditTrail);
      const [record, recordSoon] = [jest.spyOn(trail, 'record'), jest.spyOn(trail, 'recordSoon')];
      const address = newAddress();
      await signIn(email, serialNumber, address);
      const event = { action: 'candidate.sign-in', address };
      const target = { entity: 'student', id: _id, label: email };
      expect(recordSoon).toHaveBeenLastCalledWith({
        ...event,
        outcome: 'done',
        actor: { kind: 'candidate', id: _id },
        target,
        details: { serialMadeBy: 'someone', serialMakerId: expect.any(String) },
      });
      await signIn(email, 'AAAA-AAAA-AAAA-AAAA', address);
      expect(record).toHaveBeenLastCalledWith({
        ...event,
        outcome: 'refused',
        actor: { kind: 'anonymous' },
        target,
        reason: 'INVALID_CREDENTIALS',
      });
      expect(JSON.stringify([record.mock.calls, recordSoon.mock.calls])).not.toContain(serialNumber);
      record.mockRestore();
      recordSoon.mockRestore();
    });

    it('throttles an e-mail after five failures, also parallel ones, but not the correct pair', async () => {
      const { email, serialNumber } = await service.student(token);
      const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'AAAA-AAAA-AAAA-AAAA')));
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(
        tries.filter(({ status, body }) => status === 429 && body.code === 'TOO_MANY_REQUESTS'),
      ).toHaveLength(7);
      expect((await signIn(email, serialNumber)).status).toBe(200);
    });

    it('throttles an address after 1,999 failures, but not correct pairs from it', async () => {
      const address = newAddress();
      const statuses: number[] = [];
      for (let n = 0; n < 2000; n += 100) {
        const batch = Array.from({ length: n === 1900 ? 99 : 100 }, () => signIn(newEmail(), 'x', address));
        statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
      }
      expect(statuses.every((status) => status === 401)).toBe(true);
      expect((await signIn(newEmail(), 'x', address)).status).toBe(429);
      expect((await signIn(at(0).email, at(0).serialNumber, address)).status).toBe(200);
    });
  });
});
