import type { BulkOutcome, Serial, SerialBatch } from '@concord/contracts';
import { Types } from 'mongoose';
import { SerialBatchesRepository } from '../../../store/serial-batches/serial-batches.repository';
import { registration } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

describe('the stock of serials', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  let token: string;

  beforeAll(() => {
    ({ token } = harness);
  });

  const generate = <T = Serial>(body: unknown) => service.call<T>('/serial/generate', { body, token });
  const isValid = async (query: string) => (await service.call(`/serial/validate?${query}`)).body.isValid;

  describe('batches', () => {
    const list = async (query: string) => (await service.call<Serial[]>(`/serial?${query}`, { token })).body;
    const batchOf = (serials: readonly Serial[]) => serials[0]?.batch?._id ?? '';
    const get = <T>(path: string) => service.call<T>(`/serial/batches${path}`, { token });

    it('are serials made by one call, with its note, which are listed and told apart', async () => {
      const made = (await generate<Serial[]>({ count: 3, note: ' Kano\tbranch ' })).body;
      const _id = batchOf(made);
      expect(made.map(({ batch }) => batch)).toEqual(Array(3).fill({ _id, note: 'Kano branch' }));
      expect((await generate({})).body.batch).toBeUndefined();
      expect((await generate({ note: 'One' })).body.batch).toMatchObject({ note: 'One' });
      expect(await list(`batch=${_id}&valid=true`)).toEqual(made);
      const { body: batches } = await get<SerialBatch[]>('?pageSize=100');
      const batch = { _id, note: 'Kano branch', purpose: 'registration', count: 3, unused: 3 };
      expect(batches.find((each) => each._id === _id)).toMatchObject({ ...batch, madeBy: expect.anything() });
      expect((await get(`/${_id}`)).body).toMatchObject(batch);
    });

    it('are found by the words of their notes, also those of an earlier version', async () => {
      await generate({ count: 2, note: 'Branch Sókótó, spring' });
      const found = async (search: string) => (await get<SerialBatch[]>(`?search=${search}`)).body;
      expect(await found('spr sokoto')).toMatchObject([{ note: 'Branch Sókótó, spring', count: 2 }]);
      expect((await found('spr sokoto'))[0]).not.toHaveProperty('words');
      for (const search of ['okoto', 'sokoto autumn', '*']) expect(await found(search)).toEqual([]);
      const stored = service.collection('serial-batches');
      await stored.updateMany({}, { $unset: { words: 1, beginnings: 1 } });
      expect(await found('sokoto')).toEqual([]);
      await service.get<SerialBatchesRepository>(SerialBatchesRepository).backFillSearchFields();
      expect(await found('sokoto')).toHaveLength(1);
    });

    it('tell their unused serials whole, and keep the used ones back', async () => {
      const made = (await generate<Serial[]>({ count: 2 })).body;
      const [used, unused] = made.map(({ serial }) => serial) as [string, string];
      await harness.register(registration({ serialNumber: used }));
      const path = `/${batchOf(made)}`;
      expect((await get<Serial[]>(`${path}/unused`)).body.map(({ serial }) => serial)).toEqual([unused]);
      expect((await get(path)).body).toMatchObject({ count: 2, unused: 1 });
      const { body: printable } = await service.internal(`/serial-batches${path}`);
      expect(printable).toMatchObject({ unused: 1, serials: [unused] });
    });

    it('are refused with a wrong id, an unknown one, or a filter that does not exist', async () => {
      const unknown = 'f'.repeat(24);
      for (const path of [`/${unknown}`, `/${unknown}/unused`, '/x'])
        expect((await get(path)).status).toBe(404);
      expect((await service.internal(`/serial-batches/${unknown}`)).status).toBe(404);
      expect((await get('?search=Kano&colour=red')).status).toBe(400);
      expect((await service.call('/serial?batch=x', { token })).status).toBe(400);
      expect(await list(`batch=${unknown}`)).toEqual([]);
    });
  });

  describe('giving serials out', () => {
    const ada = { name: 'Adaeze Nwóye', phone: '0803 555 12 34' };
    const issue = (id: string, issuedTo: unknown) =>
      service.call<Serial>(`/serial/${id}`, { method: 'PATCH', token, body: { issuedTo } });
    const find = async (search: string) =>
      (await service.call<Serial[]>(`/serial?search=${search}`, { token })).body.map(({ id }) => id);

    it('notes name and phone, which the serial is found by, and takes them back', async () => {
      const { id, serial } = (await generate({})).body;
      expect(await issue(id, ada)).toMatchObject({ status: 200, body: { id, issuedTo: ada } });
      for (const search of ['nwoye', 'daeze', '5551', '0803555', serial])
        expect(await find(search)).toContain(id);
      const { body } = await issue(id, null);
      expect(body.issuedTo).toBeUndefined();
      expect(await find('nwoye')).not.toContain(id);
      expect(await find(serial)).toContain(id);
    });

    it('still finds a used one by its holder alone, and names the student until that record is destroyed', async () => {
      const { id, serial } = (await generate({})).body;
      await issue(id, ada);
      const { body: student } = await harness.register(registration({ serialNumber: serial }));
      for (const search of ['adaeze', 'daez']) expect(await find(search)).toContain(id);
      for (const search of ['adaeze', 'daez'])
        expect(await find(`${search} ${serial.slice(0, 4)}`)).not.toContain(id);
      expect(await harness.serialOf(serial)).toMatchObject({ usedBy: student._id, issuedTo: ada });
      await harness.destroyStudent(student._id);
      const left = await harness.serialOf(serial);
      expect([left?.id, left?.usedBy, left?.issuedTo]).toEqual([id, undefined, undefined]);
      expect(await find('adaeze')).not.toContain(id);
    });

    it('refuses an unknown serial, and a holder without a name', async () => {
      const { id } = (await generate({})).body;
      expect((await issue('f'.repeat(24), ada)).status).toBe(404);
      for (const holder of [{}, { name: ' ' }, { ...ada, age: 3 }, undefined, 'Ada'])
        expect((await issue(id, holder)).status).toBe(400);
    });
  });

  describe('removing serials', () => {
    const remove = (id: string) => service.call(`/serial/${id}`, { method: 'DELETE', token });

    it('removes an unused one, which then opens nothing', async () => {
      const { id, serial } = (await generate({})).body;
      expect(await remove(id)).toMatchObject({ status: 200, body: { _id: id } });
      expect(await isValid(`serial=${serial}`)).toBe(false);
      expect((await remove(id)).status).toBe(404);
    });

    it.each([
      ['used', 'has been used'],
      ['claimed', 'is registering'],
      ['revoked', 'has been used'],
    ])('keeps one that is %s, and says why', async (state, words) => {
      const { id } = (await generate({})).body;
      await service.collection('serials').updateOne({ _id: new Types.ObjectId(id) }, { $set: { state } });
      const refused = await remove(id);
      expect(refused).toMatchObject({ status: 409, body: { code: 'SERIAL_USED' } });
      expect(refused.body.message).toContain(words);
      expect(await service.collection('serials').countDocuments({ _id: new Types.ObjectId(id) })).toBe(1);
    });

    it('removes the unused ones of many by their filter, each on record, and keeps the others', async () => {
      const made = (await generate<Serial[]>({ count: 3, note: 'Many' })).body;
      const [first, , used] = made;
      const usedId = new Types.ObjectId(used?.id);
      await service.collection('serials').updateOne({ _id: usedId }, { $set: { state: 'used' } });
      const filter = { batch: first?.batch?._id };
      const many = (body: object) =>
        service.call<BulkOutcome>('/serial/remove-many', { token, body: { filter, ...body } });
      expect((await many({ count: 2 })).status).toBe(409);
      const { status, body } = await many({ count: 3 });
      expect([status, body.done]).toEqual([200, 2]);
      expect(body.refused).toEqual([
        { _id: used?.id, name: expect.stringMatching(/^\*/), reason: expect.stringContaining('used') },
      ]);
      const onRecord = await harness.stored('audit', {
        'details.batch': body.batch,
        action: 'serial.remove',
      });
      expect(onRecord.map(({ outcome }) => outcome).sort()).toEqual(['done', 'done', 'refused']);
      expect((await many({ ids: [used?.id], count: 1 })).status).toBe(400);
      const again = { filter: undefined, ids: [first?.id, used?.id], count: 2 };
      expect((await many(again)).body).toMatchObject({ done: 0, refused: [{ _id: first?.id }, {}] });
    });
  });
});
