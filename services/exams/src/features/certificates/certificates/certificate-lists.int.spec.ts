import type { Certificate, CertificateFiles, CertificateTemplateRef } from '@concord/contracts';
import { chooseListReader, ListIndex, listSizes } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { repositoriesOf } from '../../../testing/database-questions/repositories';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');
let course: string;

beforeAll(async () => {
  course = await certificates.course();
});

const make = async (name: string) =>
  (await certificates.byHand(name, course)).made as Certificate & { printToken: string; print: object };

describe('lists of certificates', () => {
  it('are given for a file of many by name, by a filter or by ids, without revoked ones', async () => {
    const made = [];
    for (const name of ['Rukayat Zubair', 'Rukayat Adamu', 'Rukayat Bala']) made.push(await make(name));
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
    const made = await make('Zainab Yusuf');
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
    for (const name of ['Nasiu Muhammed', 'Binta O’Brien']) made.push((await make(name))._id);
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
    chooseListReader(harness.db, 'memory');
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
    const made = await make('Halima Sani');
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
    // Stores the record as the previous version did.
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
    await make(studentName);
    const path = `/certificate?search=${encodeURIComponent(studentName)}`;
    const { body } = await harness.call('GET', path, { token: admin });
    expect(body).toMatchObject([{ studentName }]);
  });
});
