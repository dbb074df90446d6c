import { randomBytes } from 'node:crypto';
import type { StaffAccount } from '@concord/contracts';
import type { Product } from '../../platform/product.ts';
import { Api } from '../../seed/api.ts';
import { type Examinee, Hall } from '../exam/hall.ts';
import { makePhotos } from '../people/photos.ts';
import { Forms } from '../register/forms.ts';
import { makeSerials } from '../people/staff.ts';
import type { KnownToAttackers, Officer } from './known-to-attackers.ts';

/** Photo size of the registration that must succeed: about 100 kB as JSON. */
const PHOTO_KB = 75;
const PHOTOS = 4;
/**
 * Number of officers who sign in by turns, so that none reaches an account's limit of 100 in a quarter of an
 * hour.
 */
const OFFICERS = 16;
const BOUNDARY = 'concord-abuse';

/** A product with honest users, and what attackers know about it. */
export class AbusedProduct implements KnownToAttackers {
  readonly product: Product;
  readonly hall: Hall;
  readonly officers: readonly Officer[];
  readonly token: string;
  readonly forms: Forms;
  readonly serials: string[];
  readonly sheet: KnownToAttackers['sheet'];

  private constructor(
    given: Pick<AbusedProduct, 'product' | 'hall' | 'officers' | 'token' | 'forms' | 'serials' | 'sheet'>,
  ) {
    this.product = given.product;
    this.hall = given.hall;
    this.officers = given.officers;
    this.token = given.token;
    this.forms = given.forms;
    this.serials = given.serials;
    this.sheet = given.sheet;
  }

  /** @param candidates how many sit; @param registrations how many may register */
  static async prepare(product: Product, candidates: number, registrations: number): Promise<AbusedProduct> {
    const hall = await Hall.open(product.url);
    await hall.fill(candidates);
    return new AbusedProduct({
      product,
      hall,
      officers: await makeOfficers(product.url, hall.staff),
      token: hall.staff.token,
      forms: new Forms({ photos: await makePhotos(PHOTOS, PHOTO_KB) }),
      serials: await makeSerials(hall.staff, registrations),
      sheet: await fetchSheet(product.url, hall.staff.token),
    });
  }

  get officer(): Officer {
    const [first] = this.officers;
    if (!first) throw new Error('There is no officer');
    return first;
  }

  get examinee(): Examinee {
    const [first] = this.hall.examinees;
    if (!first) throw new Error('Nobody sits');
    return first;
  }
}

async function makeOfficers(url: string, staff: Api): Promise<Officer[]> {
  const officers: Officer[] = [];
  for (let count = 0; count < OFFICERS; count += 1) officers.push(await makeOfficer(url, staff));
  return officers;
}

async function makeOfficer(url: string, staff: Api): Promise<Officer> {
  const mark = Date.now().toString(36);
  const officer = { email: `officer-${mark}@bench.example`, password: randomBytes(5).toString('hex') };
  const account = { username: mark, ...officer };
  await new Api(`${url}/api`).call('POST', 'auth/register', account);
  const accounts = await staff.call<StaffAccount[]>('GET', 'admin?pageSize=100');
  const own = accounts.find(({ email }) => email === officer.email);
  await staff.call('PATCH', `admin/${own?._id ?? ''}`, { role: 'ADMIN' });
  return officer;
}

/** Downloads the empty sheet of the product, which attackers send repeatedly. */
async function fetchSheet(url: string, token: string): Promise<AbusedProduct['sheet']> {
  const answer = await fetch(`${url}/api/exams/template`, { headers: { authorization: `Bearer ${token}` } });
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="questions.xlsx"\r\n` +
    'Content-Type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet\r\n\r\n';
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from(await answer.arrayBuffer()),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body };
}
