import { maskSerial, type Serial, SERIAL_PATTERN } from '@concord/contracts';
import { AuditTrail } from '@concord/nest-platform';
import { claimsOf, newAddress } from '../testing/harness';
import { RegistrationHarness } from '../testing/registration-harness';

describe('serials', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  const course = 'a'.repeat(24);
  let token: string;

  beforeAll(() => {
    ({ token } = harness);
  });

  /** Those of certificates by a SUPER_ADMIN. */
  const generate = async <T = Serial>(body: { purpose?: unknown; count?: unknown }) => {
    const by = body.purpose === 'certificate' ? await service.superToken() : token;
    return service.call<T>('/serial/generate', { body, token: by });
  };
  const isValid = async (query: string) => (await service.call(`/serial/validate?${query}`)).body.isValid;
  const revoke = async (serial: string) =>
    (await service.internal(`/certificate-serials/${serial}`, { method: 'DELETE' })).status;
  const redeem = (body: object) => service.internal('/certificate-serials/redeem', { body });

  describe('serial/generate', () => {
    it('creates one without a body, and a list with a count', async () => {
      const one = await service.call<Serial>('/serial/generate', { method: 'POST', token });
      expect(one.status).toBe(201);
      expect(one.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        serial: expect.stringMatching(SERIAL_PATTERN),
        isValid: true,
        dateGenerated: expect.any(String),
        dateUsed: null,
        purpose: 'registration',
        madeBy: { _id: claimsOf(token)['sub'], username: 'someone' },
      });
      expect((await generate<Serial[]>({ count: 1 })).body).toHaveLength(1);
      const many = (await generate<Serial[]>({ count: 500 })).body;
      expect(new Set(many.map(({ serial }) => serial)).size).toBe(500);
    });

    it('refuses a count, a purpose or a binding that cannot be', async () => {
      for (const body of [
        { count: 0 },
        { count: 501 },
        { count: { $gt: 1 } },
        { purpose: 'party' },
        { purpose: 'certificate', studentName: 'Ada', selectedCourse: 'no-id' },
      ])
        expect(await generate(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    });
  });

  describe('serial', () => {
    it('lists newest first with the total, and finds by the beginning of any group or of the serial', async () => {
      const created = (await generate<Serial[]>({ count: 12 })).body;
      const list = (query: string) => service.call<Serial[]>(`/serial?${query}`, { token });
      const first = await list('pageSize=5');
      expect(first.body).toEqual(created.slice(0, 5));
      const { body: counted } = await service.call('/serial/count', { token });
      expect(first.headers.get('x-total-count')).toBe(String(counted.count));
      expect((await list('pageSize=5&page=2')).body).toEqual(created.slice(5, 10));
      const wanted = created[7] as Serial;
      for (const search of [
        wanted.serial,
        wanted.serial.toLowerCase(),
        wanted.serial.slice(5, 14),
        wanted.serial.replaceAll('-', '').slice(0, 13),
      ]) {
        const found = await list(`search=${search}`);
        expect(found.body).toEqual([wanted]);
        expect(found.headers.get('x-total-count')).toBe('1');
      }
      for (const search of ['ZZZZ-0000', '---', '.*', '%25'])
        expect((await list(`search=${search}`)).body).toEqual([]);
      for (const query of ['page=0', 'pageSize=101', 'search=a&search=b', `search=${'x'.repeat(201)}`])
        expect((await list(query)).status).toBe(400);
    });
  });

  describe('unused serials', () => {
    const colleague = async () => (await service.account('ADMIN')).token;
    const list = async (query: string, as: string) =>
      (await service.call<Serial[]>(`/serial?pageSize=100&${query}`, { token: as })).body;

    it('are whole for whoever made them and for a SUPER_ADMIN, and masked for a colleague', async () => {
      const other = await colleague();
      const made = (await generate<Serial[]>({ count: 2 })).body;
      const [{ serial, id, batch }] = made as [Serial];
      const masked = { id, serial: maskSerial(serial), isValid: true };
      const unusedOf = async (as: string) =>
        (await service.call<Serial[]>(`/serial/batches/${batch?._id}/unused`, { token: as })).body;
      for (const as of [token, await service.superToken()]) {
        expect(await list(`batch=${batch?._id}`, as)).toEqual(made);
        expect(await unusedOf(as)).toEqual(made);
      }
      expect(await list(`batch=${batch?._id}`, other)).toContainEqual(expect.objectContaining(masked));
      expect(await unusedOf(other)).toContainEqual(expect.objectContaining(masked));
      const body = { issuedTo: { name: 'Bola Ige' } };
      const issued = await service.call(`/serial/${id}`, { method: 'PATCH', token: other, body });
      expect(issued.body).toMatchObject(masked);
      expect((await service.call(`/serial/${id}/reveal`, { method: 'POST', token: other })).status).toBe(403);
    });

    it('are told to a colleague by no search, no file and no count of either', async () => {
      const other = await colleague();
      const { serial, id } = (await generate({})).body;
      const ids = async (search: string, as: string) =>
        (await list(`search=${search}`, as)).map((one) => one.id);
      for (const search of [serial.slice(0, 3), serial.slice(0, 9), serial.slice(5, 9)]) {
        expect(await ids(search, token)).toContain(id);
        expect(await ids(search, other)).not.toContain(id);
      }
      for (const search of [serial, serial.slice(-4)]) expect(await ids(search, other)).toContain(id);
      const filter = { search: serial.slice(0, 9) };
      const removed = await service.call('/serial/remove-many', {
        token: other,
        body: { filter, count: 1 },
      });
      expect(removed).toMatchObject({ status: 409 });
      const asked = { kind: 'serials', query: { search: serial.slice(0, 9) } };
      const rows = { ...asked, columns: ['Serial number'], limit: 5 };
      for (const [viewer, found] of [
        ['super', [serial]],
        [String(claimsOf(token)['sub']), [serial]],
        [String(claimsOf(other)['sub']), []],
        [undefined, []],
      ] as const) {
        const given = viewer && { viewer };
        const count = await service.internal('/exports/count', { body: { ...asked, ...given } });
        expect(count.body).toEqual({ count: found.length });
        const { body } = await service.internal('/exports/rows', { body: { ...rows, ...given } });
        expect(body).toMatchObject({ rows: found.map((cell) => [cell]) });
      }
      const whole = { ...rows, query: { search: serial }, viewer: String(claimsOf(other)['sub']) };
      const { body } = await service.internal('/exports/rows', { body: whole });
      expect(body).toMatchObject({ rows: [[maskSerial(serial)]] });
    });

    it('of earlier versions, which do not say who made them, are for a SUPER_ADMIN', async () => {
      const { serial, id } = (await generate({})).body;
      await service.collection('serials').updateOne({ serial }, { $unset: { madeBy: 1 } });
      expect(await list(`search=${serial}`, token)).toMatchObject([{ id, serial: maskSerial(serial) }]);
      expect(await list(`search=${serial}`, await service.superToken())).toMatchObject([{ id, serial }]);
    });
  });

  describe('serials in use', () => {
    const used = async () => {
      const { serialNumber, _id } = await service.student(token);
      const superToken = await service.superToken();
      const list = async (search: string, as = token) =>
        (await service.call<Serial[]>(`/serial?search=${search}`, { token: as })).body;
      const [listed] = await list(serialNumber);
      // The answer of a registration is the applicant's own.
      const whole = serialNumber;
      return { whole, student: _id, listed, list, superToken };
    };

    it('are masked for all staff but their last group', async () => {
      const { whole, student, listed, list, superToken } = await used();
      const masked = `****-****-****-${whole.slice(-4)}`;
      expect(maskSerial(whole)).toBe(masked);
      expect(listed).toMatchObject({ serial: masked, isValid: false });
      expect(await list(whole, superToken)).toMatchObject([{ serial: masked }]);
      for (const path of [`/student/${student}`, '/student?pageSize=1', '/student/recent']) {
        const { body } = await service.call<Record<string, unknown>>(path, { token });
        expect(JSON.stringify(body)).not.toContain(whole);
        expect(JSON.stringify(body)).toContain(masked);
      }
    });

    it('are found by the whole or the last group, and not by the beginnings that are masked', async () => {
      const { whole, listed, list } = await used();
      const ids = async (search: string) => (await list(search)).map(({ id }) => id);
      for (const search of [whole, whole.toLowerCase(), whole.slice(-4), whole.slice(-4, -1)])
        expect(await ids(search)).toContain(listed?.id);
      for (const search of [whole.slice(0, 3), whole.slice(0, 4), whole.slice(0, 9), whole.slice(5, 9)])
        expect(await ids(search)).not.toContain(listed?.id);
    });

    it('are told from valid ones, by purpose and by time', async () => {
      const { listed } = await used();
      const list = async (query: string) =>
        (await service.call<Serial[]>(`/serial?pageSize=100&${query}`, { token })).body;
      const isListed = (found: Serial[]) => found.some(({ id }) => id === listed?.id);
      expect(isListed(await list('valid=false'))).toBe(true);
      expect((await list('valid=false')).some(({ isValid }) => isValid)).toBe(false);
      expect((await list('valid=true')).every(({ isValid }) => isValid)).toBe(true);
      expect(isListed(await list('purpose=registration&valid=false'))).toBe(true);
      expect(isListed(await list('purpose=certificate'))).toBe(false);
      expect(await list(`from=${new Date().toISOString()}`)).toEqual([]);
      for (const query of ['valid=maybe', 'purpose=fun', 'state=used', 'from=1', 'valid[$ne]=true'])
        expect((await service.call(`/serial?${query}`, { token })).status).toBe(400);
    });

    it('are revealed to SUPER_ADMIN, which is on record with actor and address', async () => {
      const { whole, student, listed, superToken } = await used();
      const record = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'record');
      const address = newAddress();
      for (const path of [`/serial/${listed?.id}/reveal`, `/student/${student}/reveal-serial`]) {
        expect((await service.call(path, { method: 'POST', token })).status).toBe(403);
        expect((await service.call(path, { method: 'POST' })).status).toBe(401);
        expect(record).not.toHaveBeenCalledWith(expect.objectContaining({ action: 'serial.reveal' }));
        const revealed = await service.call(path, { method: 'POST', token: superToken, address });
        expect(revealed).toMatchObject({ status: 200, body: { serial: whole } });
        expect(record).toHaveBeenCalledWith(
          expect.objectContaining({
            action: 'serial.reveal',
            outcome: 'done',
            actor: expect.objectContaining({ kind: 'staff', role: 'SUPER_ADMIN', username: 'first' }),
            address,
            target: expect.objectContaining({ id: path.split('/')[2] }),
          }),
        );
        expect(JSON.stringify(record.mock.calls)).not.toContain(whole);
        record.mockClear();
      }
      for (const path of [`/serial/${student}/reveal`, `/student/${listed?.id}/reveal-serial`])
        expect((await service.call(path, { method: 'POST', token: superToken })).status).toBe(404);
    });
  });

  describe('serial/validate', () => {
    it('accepts a serial in any case, with spaces and without dashes, for its purpose', async () => {
      const { serial } = (await generate({})).body;
      expect(await isValid(`serial=${serial}`)).toBe(true);
      expect(await isValid(`serial=%20${serial.toLowerCase().replaceAll('-', '')}%20`)).toBe(true);
      expect(await isValid(`serial=${serial}&purpose=registration`)).toBe(true);
      expect(await isValid(`serial=${serial}&purpose=certificate`)).toBe(false);
    });

    it('answers false for any other text', async () => {
      for (const query of [
        '',
        'serial=',
        'serial=%24gt',
        'serial=AAAA-AAAA-AAAA-AAAA',
        'serial=%F0%9F%98%80',
        'serial=a&serial=b',
        `serial=${'x'.repeat(10_000)}`,
      ])
        expect(await isValid(query)).toBe(false);
    });

    it('is answered in the same way when the serial is in the body', async () => {
      const { serial } = (await generate({})).body;
      const check = (body: object) => service.call('/serial/check', { body });
      expect(await check({ serial: serial.toLowerCase() })).toMatchObject({
        status: 200,
        body: { isValid: true },
      });
      expect((await check({ serial, purpose: 'certificate' })).body).toEqual({ isValid: false });
      for (const body of [{}, { serial: 'nope' }, { serial: { $gt: '' } }])
        expect(await check(body)).toMatchObject({ status: 200, body: { isValid: false } });
      expect((await check({ serial, other: 1 })).status).toBe(400);
    });

    it('throttles unknown serials of an address after 300, and never a known one', async () => {
      const address = newAddress();
      const { serial } = (await generate({})).body;
      const look = (typed: string) => service.call(`/serial/validate?serial=${typed}`, { address });
      const tries = await Promise.all(Array.from({ length: 301 }, (_, n) => look(`NOPE-${n}`)));
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(300);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
      expect(await look(serial)).toMatchObject({ status: 200, body: { isValid: true } });
      const body = { serial: 'NOPE' };
      expect((await service.call('/serial/check', { body, address })).status).toBe(429);
      expect((await service.call('/serial/check', { body: { serial }, address })).body.isValid).toBe(true);
    });

    it('counts the addresses of one IPv6 network together', async () => {
      const address = (n: number) => `2001:db8:${process.pid.toString(16).slice(-4)}:7::${n.toString(16)}`;
      const look = (n: number) =>
        service.call(`/serial/validate?serial=NOPE-${n}`, { address: address(n + 1) });
      const tries = await Promise.all(Array.from({ length: 301 }, (_, n) => look(n)));
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    });
  });

  describe('certificate serials', () => {
    const binding = { purpose: 'certificate', studentName: 'Ada  Okafor', selectedCourse: course };

    it('is generated by a SUPER_ADMIN: an ADMIN would give a certificate to an invented name', async () => {
      const count = async () => (await service.call('/serial/count', { token })).body.count;
      const before = await count();
      for (const body of [binding, { ...binding, count: 2 }, { ...binding, note: 'Fair' }])
        expect(await service.call('/serial/generate', { token, body })).toMatchObject({
          status: 403,
          body: { code: 'FORBIDDEN', message: expect.stringContaining('SUPER_ADMIN') },
        });
      expect(await count()).toBe(before);
      expect((await generate(binding)).body).toMatchObject({
        purpose: 'certificate',
        madeBy: { username: 'first' },
      });
    });

    it('is redeemed for its name and course, repeatedly, and stays valid', async () => {
      const { serial } = (await generate(binding)).body;
      const body = { serial: serial.toLowerCase(), studentName: 'ada okafor', selectedCourse: course };
      const both = await Promise.all([redeem(body), redeem(body)]);
      for (const { status, body: answer } of [...both, await redeem(body)]) {
        expect(status).toBe(200);
        expect(answer).toEqual({ studentName: 'Ada  Okafor', selectedCourse: course });
      }
      expect(await isValid(`serial=${serial}&purpose=certificate`)).toBe(true);
      const [listed] = (await service.call<Serial[]>(`/serial?search=${serial}`, { token })).body;
      expect(listed).toMatchObject({ isValid: false, dateUsed: expect.any(String), purpose: 'certificate' });
    });

    it('is refused for another name or course, and so is a registration serial', async () => {
      const { serial } = (await generate(binding)).body;
      const plain = (await generate({})).body.serial;
      for (const body of [
        { serial, studentName: 'Somebody Else', selectedCourse: course },
        { serial, studentName: 'Ada Okafor', selectedCourse: 'b'.repeat(24) },
        { serial: plain, studentName: 'Ada Okafor', selectedCourse: course },
        { serial: 'nonsense', studentName: 'Ada Okafor', selectedCourse: course },
      ])
        expect(await redeem(body)).toMatchObject({ status: 409, body: { code: 'SERIAL_INVALID' } });
    });

    it.each([
      [{ studentName: 'Somebody Else' }, ['studentName']],
      [{ selectedCourse: 'b'.repeat(24) }, ['selectedCourse']],
      [{ studentName: 'Somebody Else', selectedCourse: 'b'.repeat(24) }, ['studentName', 'selectedCourse']],
    ])(
      'says of %j which details are not those of the serial, and not what these are',
      async (wrong, paths) => {
        const { serial } = (await generate(binding)).body;
        const { body } = await redeem({
          serial,
          studentName: 'Ada Okafor',
          selectedCourse: course,
          ...wrong,
        });
        expect((body as { issues?: { path: string }[] }).issues?.map(({ path }) => path)).toEqual(paths);
        expect(JSON.stringify(body)).not.toMatch(/Okafor/i);
      },
    );

    it('does not tell whose it is to an address that guesses names', async () => {
      const { serial } = (await generate(binding)).body;
      const body = { serial, selectedCourse: course, address: newAddress() };
      const tries = await Promise.all(
        Array.from({ length: 301 }, (_, n) => redeem({ ...body, studentName: `Guess ${n}` })),
      );
      expect(tries.filter(({ status }) => status === 409)).toHaveLength(300);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
      expect((await redeem({ ...body, studentName: 'Ada Okafor' })).status).toBe(200);
    });

    it('is redeemed also for an address that has tried 300 unknown ones, which are throttled', async () => {
      const { serial } = (await generate(binding)).body;
      const body = { studentName: 'Ada Okafor', selectedCourse: course, address: newAddress() };
      const guess = (n: number) => redeem({ ...body, serial: `NOPE-${n}` });
      const tries = await Promise.all(Array.from({ length: 301 }, (_, n) => guess(n)));
      expect(tries.filter(({ status }) => status === 409)).toHaveLength(300);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
      expect((await redeem({ ...body, serial })).status).toBe(200);
    });

    it('is invalid after it was revoked', async () => {
      const { serial } = (await generate(binding)).body;
      await redeem({ ...binding, purpose: undefined, serial });
      expect(await revoke(serial)).toBe(200);
      expect(await isValid(`serial=${serial}`)).toBe(false);
      expect((await redeem({ serial, studentName: 'Ada Okafor', selectedCourse: course })).status).toBe(409);
      expect(await revoke('nope')).toBe(404);
    });

    it('is good again for its certificate when that is reinstated, and for nothing else', async () => {
      const { serial } = (await generate(binding)).body;
      const restore = async (typed: string) =>
        (await service.internal(`/certificate-serials/${typed}`, { method: 'PUT' })).status;
      // One that no certificate used.
      expect(await restore(serial)).toBe(404);
      await redeem({ ...binding, purpose: undefined, serial });
      await revoke(serial);
      expect([await restore(serial), await restore(serial), await restore('nope')]).toEqual([200, 200, 404]);
      // As that of any certificate: it opens it again.
      expect(await isValid(`serial=${serial}`)).toBe(true);
      const other = { serial, studentName: 'Ada Obi', selectedCourse: course };
      expect((await redeem(other)).status).toBe(409);
      expect((await redeem({ serial, studentName: 'Ada Okafor', selectedCourse: course })).status).toBe(200);
    });
  });
});
