import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ObjectId } from 'mongodb';
import { judge } from './check.ts';
import { takeSnapshot } from './snapshot.ts';
import { Stores } from './stores.ts';

const MINUTE_MS = 60_000;
const BYTES = Buffer.from('a file');

describe('consistency of the stores', () => {
  /** Stores under names of this spec: other data is left alone. */
  const stores = new Stores({
    ...process.env,
    MONGODB_DB_PREFIX: 'test-consistency',
    S3_BUCKET_PREFIX: 'test-consistency',
  });
  const { s3, bucket } = stores;
  const student = new ObjectId();
  const stranger = new ObjectId();
  const gallery = new ObjectId();
  const print = new ObjectId();
  const list = new ObjectId();
  const member = new ObjectId();
  const ofStudent = ['passport', 'document', 'answer'];
  const objects = [...ofStudent, 'picture', 'thumbnail', 'paper', 'sheet', 'course', 'teller'];
  const ofStudents = (name: string) => stores.students.collection(name);
  const ofMedia = (name: string) => stores.media.collection(name);
  const ofMembers = (name: string) => stores.members.collection(name);

  async function clear(): Promise<void> {
    for (const name of ['students', 'serials', 'removals', 'mails']) await ofStudents(name).deleteMany({});
    for (const name of ['files', 'gallery', 'documents', 'exports']) await ofMedia(name).deleteMany({});
    for (const name of ['accounts', 'cpd-entries', 'documents', 'members'])
      await ofMembers(name).deleteMany({});
    await s3.removeObjects(bucket, await stores.objects());
  }

  const record = (kind: string, owner: ObjectId | string, public_id: string, age = 10 * MINUTE_MS) =>
    ofMedia('files').insertOne({
      public_id,
      owner: String(owner),
      kind,
      createdAt: new Date(Date.now() - age),
    });

  const receipt = (key: string) =>
    ofStudents('mails').insertOne({ kind: 'registration-receipt', student, key });

  async function findings() {
    const { all, examined } = judge(await takeSnapshot(stores));
    const said = all.map(({ text, isUnderWay }) => (isUnderWay ? `- ${text}` : text));
    const named = said.map((text) =>
      text.replaceAll(String(student), 'STUDENT').replaceAll(String(stranger), 'STRANGER'),
    );
    return { examined: Object.values(examined), found: named.toSorted() };
  }

  before(async () => {
    if (!(await s3.bucketExists(bucket))) await s3.makeBucket(bucket);
  });

  /** Registration, gallery picture, print, file of a list and a member's account as the services leave them. */
  beforeEach(async () => {
    await clear();
    for (const key of objects) await s3.putObject(bucket, key, BYTES, BYTES.length);
    await record('passport', student, 'passport');
    await record('document', student, 'document');
    await record('document', student, 'answer');
    await record('gallery', gallery, 'picture');
    await record('gallery', gallery, 'thumbnail');
    await record('print', print, 'paper');
    await record('export', list, 'sheet');
    await ofStudents('students').insertOne({
      _id: student,
      email: 'ada@example.org',
      serialNumber: 'AAAA-BBBB-CCCC-DDDD',
      passport: { public_id: 'passport' },
      documents: [{ name: 'a.pdf', file: { public_id: 'document' } }],
      thread: [{ text: 'Why?' }, { text: 'See here', files: [{ file: { public_id: 'answer' } }] }],
    });
    const allocations = [{ charge: 'C', amount: 5000 }];
    await ofMembers('accounts').insertOne({
      _id: member,
      charges: [{ _id: 'C', amount: 5000, reductions: [], voided: null }],
      payments: [{ _id: 'P', state: 'confirmed', amount: 5000, refunds: [], allocations, claim: {} }],
    });
    await ofMembers('documents').insertOne({ kind: 'receipt', number: 'REC-2026-000001', of: 'P' });
    await ofMembers('members').insertOne({ _id: member, index: { balance: 0 } });
    const files = [{ public_id: 'course', name: 'course.pdf' }];
    await ofMembers('cpd-entries').insertOne({ member, files });
    await record('member-file', member, 'course');
    await record('evidence', 'P', 'teller');
    await ofStudents('serials').insertMany([
      { serial: 'AAAA-BBBB-CCCC-DDDD', purpose: 'registration', state: 'used', usedBy: student },
      { serial: 'FREE-FREE-FREE-FREE', purpose: 'registration', state: 'valid' },
    ]);
    const image = { public_id: 'picture', thumbnails: [{ public_id: 'thumbnail' }] };
    await ofMedia('gallery').insertOne({ _id: gallery, image });
    await ofMedia('documents').insertOne({ _id: print, public_id: 'paper' });
    await ofMedia('exports').insertMany([{ _id: list, public_id: 'sheet' }, { _id: new ObjectId() }]);
    await receipt('first');
  });

  after(async () => {
    await clear();
    await stores.close();
  });

  it('finds nothing wrong with a whole registration, and reads all of it', async () => {
    assert.deepEqual(await findings(), { examined: [1, 1, 2, 4, 9, 1, 0, 1, 1, 2], found: [] });
  });

  it('finds what is wrong in each store', async () => {
    await s3.removeObject(bucket, 'passport');
    await s3.putObject(bucket, 'stray', BYTES, BYTES.length);
    await ofMedia('files').deleteMany({ public_id: { $in: ['document', 'thumbnail', 'paper'] } });
    await ofMedia('exports').deleteMany({ public_id: 'sheet' });
    await ofMembers('cpd-entries').deleteMany({});
    await ofMembers('accounts').updateOne({ _id: member }, { $unset: { 'payments.0.claim': 0 } });
    await ofStudents('students').updateOne({ _id: student }, { $set: { email: 'Ada@example.org' } });
    await ofStudents('serials').updateOne({ state: 'used' }, { $set: { usedBy: stranger } });
    await receipt('second');
    const { found } = await findings();
    assert.deepEqual(
      found,
      [
        'document document of STUDENT has no record',
        `member-file record course belongs to ${member}, which does not exist`,
        'evidence record teller belongs to P, which does not exist',
        `export record sheet belongs to ${list}, which does not exist`,
        `gallery thumbnail of ${gallery} has no record`,
        'object document has no record',
        'object paper has no record',
        'object stray has no record',
        'object thumbnail has no record',
        'passport record passport of STUDENT has no object',
        `print paper of ${print} has no record`,
        'serial AAAA-BBBB-****-**** is used by STRANGER, who does not have it',
        'student STUDENT has two receipts',
        'the e-mail of student STUDENT is not trimmed and in lower case',
        'the serial of student STUDENT is used, used by STRANGER',
      ].toSorted(),
    );
  });

  it('knows what is under way: claims, removals, parts of a file, and pictures that were just stored', async () => {
    const until = new Date(Date.now() + MINUTE_MS);
    await ofStudents('serials').insertOne({
      serial: 'CLAI-MEDX-XXXX-XXXX',
      purpose: 'registration',
      state: 'claimed',
      claim: { student: stranger, until },
    });
    await ofStudents('removals').insertMany([
      { _id: new ObjectId('aaaaaaaaaaaaaaaaaaaaaaaa'), awaiting: ['media'] },
      { _id: new ObjectId(), awaiting: ['media'], uploadsUntil: until },
    ]);
    await record('passport', stranger, 'early');
    await record('gallery', new ObjectId('bbbbbbbbbbbbbbbbbbbbbbbb'), 'new', 0);
    const making = new ObjectId('cccccccccccccccccccccccc');
    await ofMedia('exports').insertOne({ _id: making, status: 'working' });
    await record('part', making, 'kept');
    const { found } = await findings();
    assert.deepEqual(found, [
      '- gallery record new belongs to bbbbbbbbbbbbbbbbbbbbbbbb, which does not exist',
      '- gallery record new of bbbbbbbbbbbbbbbbbbbbbbbb has no object',
      `- part record kept belongs to ${making}, which does not refer to it`,
      `- part record kept of ${making} has no object`,
      '- passport record early belongs to STRANGER, which does not exist',
      '- passport record early of STRANGER has no object',
      `- serial CLAI-MEDX-****-**** is claimed for STRANGER until ${until.toISOString()}`,
      '- the removal of aaaaaaaaaaaaaaaaaaaaaaaa is not confirmed',
    ]);
  });
});
