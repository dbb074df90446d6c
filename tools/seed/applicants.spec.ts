import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Api, ApiRefusal } from './api.ts';
import { ensureApplicants } from './applicants.ts';
import { PEOPLE } from './content/people.ts';
import { BATCH_NOTE, SERIALS } from './serials.ts';

const OFFICER_ID = 'officer';

interface FakeSerial {
  serial: string;
  batch: string;
  isValid: boolean;
}

interface FakeBatch {
  _id: string;
  note?: string;
  madeBy: { _id: string };
  count: number;
}

/** The calls of the product that register applicants, on data in memory. */
class FakeProduct {
  readonly serials: FakeSerial[] = [];
  readonly batches: FakeBatch[] = [];
  readonly students: { email: string; serialNumber: string }[] = [];
  /** Runs before each registration. */
  beforeRegistration: (serial: FakeSerial) => void = () => undefined;
  readonly api = { call: this.call.bind(this), list: this.list.bind(this) } as unknown as Api;

  makeBatch(madeBy: string, count: number, note?: string): FakeSerial[] {
    const _id = `batch-${this.batches.length}`;
    this.batches.push({ _id, count, madeBy: { _id: madeBy }, ...(note && { note }) });
    const made = Array.from({ length: count }, (_, index) => ({
      serial: `${_id}-${index}`,
      batch: _id,
      isValid: true,
    }));
    this.serials.push(...made);
    return made;
  }

  unusedOf(batch: string): FakeSerial[] {
    return this.serials.filter((known) => known.batch === batch && known.isValid);
  }

  private async call(method: string, path: string, body: Record<string, unknown> = {}): Promise<unknown> {
    const [name = '', query] = path.split('?');
    if (name === 'student/register') return this.register(body as { email: string; serialNumber: string });
    if (name === 'serial/generate')
      return this.makeBatch(OFFICER_ID, Number(body.count), body.note as string | undefined);
    if (name === 'serial/batches')
      return this.batches.map((batch) => ({ ...batch, unused: this.unusedOf(batch._id).length }));
    const [, batch = ''] = /^serial\/batches\/(.+)\/unused$/.exec(name) ?? [];
    if (batch) return this.unusedOf(batch);
    const search = new URLSearchParams(query).get('search');
    if (name === 'student' && search) return this.students.filter(({ email }) => email === search);
    throw new Error(`${method} ${path} is no call of this product`);
  }

  private async list() {
    return { body: this.students.slice(-100), total: this.students.length };
  }

  private register(body: { email: string; serialNumber: string }) {
    const serial = this.serials.find((known) => known.serial === body.serialNumber);
    if (serial) this.beforeRegistration(serial);
    if (!serial?.isValid) throw new ApiRefusal(409, 'SERIAL_INVALID', 'Invalid serial number');
    if (this.students.some(({ email }) => email === body.email))
      throw new ApiRefusal(409, 'EMAIL_TAKEN', 'Somebody has already registered with this e-mail');
    serial.isValid = false;
    const { email, serialNumber } = body;
    this.students.push({ email, serialNumber });
    return { _id: email, email };
  }
}

const ensure = (product: FakeProduct) => ensureApplicants(product.api, { api: product.api, id: OFFICER_ID });

describe('ensureApplicants', () => {
  it('leaves the serials of other people alone', async () => {
    const product = new FakeProduct();
    const others = [
      ...product.makeBatch('colleague', 40),
      ...product.makeBatch('colleague', 40, BATCH_NOTE),
      ...product.makeBatch(OFFICER_ID, 40, 'Lagos office'),
    ];
    const students = await ensure(product);
    assert.equal(students.filter(Boolean).length, PEOPLE.length);
    assert.ok(others.every(({ isValid }) => isValid));
    assert.equal(product.serials.length, others.length + SERIALS);
  });

  it('takes another serial when somebody has used one of the demo first', async () => {
    const product = new FakeProduct();
    let stolen = 0;
    product.beforeRegistration = (serial) => {
      if (stolen < 40 && (stolen += 1) % 2 === 0) serial.isValid = false;
    };
    const students = await ensure(product);
    assert.equal(students.filter(Boolean).length, PEOPLE.length);
  });

  it('makes another batch when people have used all that were left', async () => {
    const product = new FakeProduct();
    for (const serial of product.makeBatch(OFFICER_ID, SERIALS, BATCH_NOTE)) serial.isValid = false;
    const students = await ensure(product);
    assert.equal(students.filter(Boolean).length, PEOPLE.length);
  });

  it('gives up when every serial is used by others', async () => {
    const product = new FakeProduct();
    product.beforeRegistration = (serial) => (serial.isValid = false);
    await assert.rejects(ensure(product), /were used by others/);
  });

  it('is carried on by the next run where it was cut off, with the same batch', async () => {
    const product = new FakeProduct();
    let left = 12;
    product.beforeRegistration = () => {
      if ((left -= 1) < 0) throw new Error('cut off');
    };
    await assert.rejects(ensure(product), /cut off/);
    product.beforeRegistration = () => undefined;
    const students = await ensure(product);
    assert.deepEqual(
      students.map((student) => student?.email),
      PEOPLE.map((_, index) => `student${String(index + 1).padStart(2, '0')}@concord.example`),
    );
    assert.equal(product.batches.length, 1);
    assert.equal(product.students.length, PEOPLE.length);
    await ensure(product);
    assert.equal(product.students.length, PEOPLE.length);
  });

  it('finds its students among many others, and leaves out one whose e-mail is taken and hidden', async () => {
    const product = new FakeProduct();
    await ensure(product);
    for (let index = 0; index < 120; index += 1)
      product.students.push({ email: `${index}@a.example`, serialNumber: '' });
    assert.equal((await ensure(product)).filter(Boolean).length, PEOPLE.length);
    // They register side by side, so that any of them may be the first.
    const hidden = product.students.findIndex(({ email }) => email === 'student01@concord.example');
    product.students.splice(hidden, 1);
    product.beforeRegistration = () => {
      throw new ApiRefusal(409, 'EMAIL_TAKEN', 'Somebody has already registered with this e-mail');
    };
    const students = await ensure(product);
    assert.equal(students[0], undefined);
    assert.equal(students.length, PEOPLE.length);
  });
});
