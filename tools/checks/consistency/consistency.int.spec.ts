import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ObjectId } from 'mongodb';
import { CHECKS } from './findings.ts';
import { checkOnce } from './check.ts';
import { Stores } from './stores.ts';
import { untilSettled } from './until-settled.ts';

const newPublicId = () => randomBytes(16).toString('hex');
const MINUTE_MS = 60_000;
const BYTES = Buffer.from('a file');
/** Whatever else the stores hold is left alone. */
const OWN = { MONGODB_DB_PREFIX: 'test-consistency', S3_BUCKET_PREFIX: 'test-consistency' };

/** Registrations as the services leave them, in stores of the test's own. */
class TestRegistrations {
  readonly stores = new Stores({ ...process.env, ...OWN });
  readonly student = new ObjectId();
  readonly serial = 'AAAA-BBBB-CCCC-DDDD';
  readonly passport = newPublicId();
  readonly document = newPublicId();
  private readonly objects = new Set<string>();

  get students() {
    return this.stores.students.collection('students');
  }

  get serials() {
    return this.stores.students.collection('serials');
  }

  get files() {
    return this.stores.media.collection('files');
  }

  async put(key = newPublicId()): Promise<string> {
    const { s3, bucket } = this.stores;
    await s3.putObject(bucket, key, BYTES, BYTES.length);
    this.objects.add(key);
    return key;
  }

  async remove(key: string): Promise<void> {
    await this.stores.s3.removeObject(this.stores.bucket, key);
    this.objects.delete(key);
  }

  async record(kind: string, owner: string, public_id?: string, age = MINUTE_MS * 10): Promise<void> {
    const createdAt = new Date(Date.now() - age);
    await this.files.insertOne({ public_id: await this.put(public_id), owner, kind, createdAt });
  }

  /** A student with a passport and a document, a gallery picture and a print; nothing is wrong with them. */
  async build(): Promise<void> {
    await this.clear();
    const { student, serial, passport, document } = this;
    await this.record('passport', String(student), passport);
    await this.record('document', String(student), document);
    await this.students.insertOne({
      _id: student,
      email: 'ada@example.org',
      serialNumber: serial,
      passport: { public_id: passport },
      documents: [{ name: 'a.pdf', file: { public_id: document } }],
    });
    await this.serials.insertOne({ serial, purpose: 'registration', state: 'used', usedBy: student });
    await this.serials.insertOne({ serial: 'FREE-FREE-FREE-FREE', purpose: 'registration', state: 'valid' });
    await this.stores.students.collection('mails').insertOne(this.receipt());
    for (const [name, kind, reference] of [
      ['gallery', 'gallery', (public_id: string) => ({ image: { public_id } })],
      ['documents', 'print', (public_id: string) => ({ public_id })],
    ] as const) {
      const [_id, public_id] = [new ObjectId(), newPublicId()];
      await this.record(kind, String(_id), public_id);
      await this.stores.media.collection(name).insertOne({ _id, ...reference(public_id) });
    }
  }

  receipt = () => ({ kind: 'registration-receipt', student: this.student, key: newPublicId() });

  claim(owner: ObjectId, until: number) {
    const claim = { student: owner, until: new Date(Date.now() + until) };
    return this.serials.insertOne({
      serial: 'CLAI-MEDX-XXXX-XXXX',
      purpose: 'registration',
      state: 'claimed',
      claim,
    });
  }

  async clear(): Promise<void> {
    for (const name of ['students', 'serials', 'removals', 'mails'])
      await this.stores.students.collection(name).deleteMany({});
    for (const name of ['files', 'gallery', 'documents'])
      await this.stores.media.collection(name).deleteMany({});
    for (const key of this.objects) await this.remove(key);
  }

  async findings() {
    const { tallies } = await untilSettled(() => checkOnce(this.stores), 0, 1);
    const listed = (part: 'problems' | 'underWay') =>
      CHECKS.flatMap((check) => tallies[check][part].map((text) => `${check}: ${text}`));
    return { tallies, problems: listed('problems'), underWay: listed('underWay') };
  }
}

describe('consistency of the stores', () => {
  const stored = new TestRegistrations();
  const { student, passport } = stored;
  const stranger = new ObjectId();

  before(async () => {
    const { s3, bucket } = stored.stores;
    if (!(await s3.bucketExists(bucket))) await s3.makeBucket(bucket);
  });
  beforeEach(() => stored.build());
  after(async () => {
    await stored.clear();
    await stored.stores.close();
  });

  it('finds nothing wrong with a whole registration, and examines all of it', async () => {
    const { problems, underWay, tallies } = await stored.findings();
    assert.deepEqual([...problems, ...underWay], []);
    assert.deepEqual(
      CHECKS.map((check) => tallies[check].examined),
      [1, 1, 2, 2, 4, 1],
    );
  });

  const planted: [string, () => Promise<unknown>, RegExp[]][] = [
    [
      'a student without a passport',
      () => stored.students.updateOne({ _id: student }, { $unset: { passport: 1 } }),
      [/^files of students: student .* has no passport$/, /^files of students: passport record .* not refer/],
    ],
    [
      'a passport without its record',
      () => stored.files.deleteOne({ public_id: passport }),
      [/^files of students: passport .* has no record$/, /^objects: object .* has no record$/],
    ],
    [
      'a passport without its object',
      () => stored.remove(passport),
      [/^objects: passport record .* no object$/],
    ],
    [
      'files of a student who does not exist',
      () => stored.record('passport', String(stranger)),
      [/^files of students: passport record .* which does not exist$/],
    ],
    [
      'a file of a student who does not refer to it',
      () => stored.record('document', String(student)),
      [/^files of students: document record .* which does not refer to it$/],
    ],
    ['an object without a record', () => stored.put(), [/^objects: object .* has no record$/]],
    [
      'a picture of no gallery',
      () => stored.record('gallery', String(stranger)),
      [/^gallery and prints: gallery record .* which does not exist$/],
    ],
    [
      'a gallery without its picture',
      () => stored.stores.media.collection('gallery').insertOne({ image: { public_id: newPublicId() } }),
      [/^gallery and prints: gallery .* has no record$/],
    ],
    [
      'a gallery without a rendition of its picture',
      () =>
        stored.stores.media
          .collection('gallery')
          .updateOne({}, { $set: { 'image.thumbnails': [{ public_id: newPublicId() }] } }),
      [/^gallery and prints: gallery .* has no record$/],
    ],
    [
      'a used serial without its student',
      () => stored.serials.updateOne({ serial: stored.serial }, { $set: { usedBy: stranger } }),
      [
        /^serials: .* used by .* who does not have it$/,
        /^serials: the serial of student .* is used, used by/,
      ],
    ],
    [
      'a student whose serial does not exist',
      () => stored.serials.deleteOne({ serial: stored.serial }),
      [/^serials: the serial of student .* does not exist$/],
    ],
    [
      'a claim that nobody settles',
      () => stored.claim(stranger, -10 * MINUTE_MS),
      [/^serials: serial CLAI-.* is claimed for/],
    ],
    [
      'an e-mail that two students have',
      () =>
        stored.students
          .updateOne({ _id: student }, { $set: { email: 'Bo@example.org' } })
          .then(() => addStudent('bo@example.org')),
      [/^e-mails: .* not trimmed and in lower case$/, /^e-mails: students .* have the same e-mail$/],
    ],
    [
      'a second receipt',
      () => stored.stores.students.collection('mails').insertOne(stored.receipt()),
      [/^receipts: student .* has two receipts$/],
    ],
  ];

  /** Another whole student. */
  async function addStudent(email: string): Promise<void> {
    const [_id, public_id, serial] = [new ObjectId(), newPublicId(), 'EEEE-FFFF-GGGG-HHHH'];
    await stored.record('passport', String(_id), public_id);
    await stored.students.insertOne({
      _id,
      email,
      serialNumber: serial,
      passport: { public_id },
      documents: [],
    });
    await stored.serials.insertOne({ serial, purpose: 'registration', state: 'used', usedBy: _id });
  }

  for (const [name, plant, expected] of planted)
    it(`finds ${name}`, async () => {
      await plant();
      const { problems } = await stored.findings();
      assert.equal(problems.length, expected.length, problems.join('\n'));
      for (const text of expected)
        assert.ok(
          problems.some((line) => text.test(line)),
          `${text} in ${problems}`,
        );
    });

  const harmless: [string, () => Promise<unknown>, number][] = [
    [
      'a registration under way',
      async () => {
        await stored.claim(stranger, MINUTE_MS);
        await stored.record('passport', String(stranger));
      },
      2,
    ],
    [
      'a removal that is not confirmed yet',
      async () => {
        await stored.stores.students.collection('removals').insertOne({ _id: stranger, awaiting: ['media'] });
        await stored.record('passport', String(stranger));
      },
      2,
    ],
    [
      'a removal that only makes sure of late uploads',
      () =>
        stored.stores.students.collection('removals').insertOne({
          _id: stranger,
          awaiting: ['media'],
          uploadsUntil: new Date(Date.now() + MINUTE_MS),
        }),
      0,
    ],
    ['a picture that was just stored', () => stored.record('gallery', String(stranger), undefined, 0), 1],
    [
      'a rendition that its picture refers to',
      async () => {
        const gallery = stored.stores.media.collection('gallery');
        const item = await gallery.findOne({});
        const public_id = newPublicId();
        await stored.record('gallery', String(item?._id), public_id);
        await gallery.updateOne({}, { $set: { 'image.thumbnails': [{ public_id }] } });
      },
      0,
    ],
    [
      'a used serial whose student was removed',
      () =>
        stored.serials.insertOne({ serial: 'GONE-GONE-GONE-GONE', purpose: 'registration', state: 'used' }),
      0,
    ],
  ];

  for (const [name, plant, underWay] of harmless)
    it(`finds nothing wrong with ${name}`, async () => {
      await plant();
      const found = await stored.findings();
      assert.deepEqual(found.problems, []);
      assert.equal(found.underWay.length, underWay, found.underWay.join('\n'));
    });
});
