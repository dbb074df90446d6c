import { maskSerial, type Serial, SERIAL_PATTERN } from '@concord/contracts';
import { AuditTrail } from '@concord/nest-platform';
import { claimsOf, newAddress } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

describe('serials', () => {
  const harness = new RegistrationHarness();
  const { service, generate } = harness;
  let token: string;

  beforeAll(() => {
    ({ token } = harness);
  });

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
      // The whole serial is known from the registration's answer.
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
});
