import type { MemberGrade, MoneyDocument } from '@concord/contracts';
import { ObjectId } from 'mongodb';
import { formOf } from '../lists/people.ts';
import { pick, type Random } from '../people/random.ts';

/** Share of the years that were paid. */
const PAID = 0.95;
const GRADES: readonly MemberGrade[] = [
  'Student',
  'Affiliate',
  'Associate',
  'Associate',
  'Full',
  'Senior',
  'Fellow',
];
const FIRST_INDUCTION = 2000;
const AMOUNT = 500_000;

/** A document without its number. */
export interface BenchDocument {
  kind: MoneyDocument;
  of: string;
  on: string;
  lines: { title: string; amount: number; charge: string; due?: string }[];
  payment?: object;
}

/** A member with account and documents, in the form in which the service stores them. */
export interface BenchMember {
  member: Record<string, unknown> & { _id: ObjectId; number: string };
  account: { _id: ObjectId; revision: number; charges: object[]; payments: object[]; dueDocuments: object[] };
  documents: BenchDocument[];
}

const two = (value: number) => String(value).padStart(2, '0');

/** Numbers of the bench's members: none of the product's own begins so. */
const BENCH_NUMBER = 'BENC-';
/** Filter by these numbers. */
export const BENCH_MEMBERS = { $gte: BENCH_NUMBER, $lt: `${BENCH_NUMBER}~` };

/** A member of a register that existed before, charged for the years up to the present one. */
export function benchMember(
  at: number,
  random: Random,
  { present, years: count }: { present: number; years: number },
): BenchMember {
  const by = { _id: new ObjectId(), username: 'bench' };
  const now = new Date();
  const form = formOf(at, '', random);
  const first = present - count + 1;
  const joined = FIRST_INDUCTION + Math.floor(random() * (first - FIRST_INDUCTION));
  const from = `${joined}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
  const grade = pick(GRADES, random) ?? 'Associate';
  const _id = new ObjectId();
  const number = `${BENCH_NUMBER}${String(at + 1).padStart(6, '0')}`;
  const member = {
    _id,
    number,
    numbers: [number],
    kind: 'person',
    title: form.title ?? null,
    surname: form.surname,
    firstName: form.firstName,
    middleName: form.middleName ?? null,
    gender: form.gender ?? null,
    dob: form.dob ?? null,
    organisation: null,
    contact: null,
    email: form.email,
    phoneNumber: form.phoneNumber ?? null,
    country: form.country,
    state: form.state ?? null,
    experience: null,
    terms: [{ grade, from, reason: 'Imported', at: now, by }],
    events: [],
    openedOn: `${first}-01-01`,
    isImported: true,
    revision: 0,
    createdAt: now,
    changedAt: now,
  };
  const years = Array.from({ length: count }, (_, index) => yearOf(first + index, grade, random, by));
  const [charges, payments] = [years.map(({ charge }) => charge), years.flatMap(({ payment }) => payment)];
  const account = { _id, revision: charges.length + payments.length, charges, payments, dueDocuments: [] };
  return { member, account, documents: years.flatMap(({ documents }) => documents) };
}

/** Charge and payment of a year, with their documents. */
function yearOf(year: number, grade: MemberGrade, random: Random, by: object) {
  const [id, paymentId] = [new ObjectId().toString(), new ObjectId().toString()];
  const [title, due] = [`Annual subscription ${year}`, `${year}-01-01`];
  const charge = {
    ...{ _id: id, fee: 'subscription', period: String(year), grade, title, amount: AMOUNT },
    ...{ raisedOn: due, due, covers: { from: due, to: `${year}-12-31` }, reductions: [], voided: null },
  };
  const invoice: BenchDocument = {
    ...{ kind: 'invoice', of: id, on: due },
    lines: [{ title, amount: AMOUNT, charge: id, due }],
  };
  if (random() >= PAID) return { charge, payment: [], documents: [invoice] };
  const receivedOn = `${year}-${two(1 + Math.floor(random() * 10))}-${two(1 + Math.floor(random() * 28))}`;
  const payment = {
    ...{
      _id: paymentId,
      method: 'transfer',
      amount: AMOUNT,
      receivedOn,
      reference: null,
      state: 'confirmed',
    },
    ...{ allocations: [{ charge: id, amount: AMOUNT }], refunds: [], reversed: null },
    ...{ recordedAt: new Date(`${receivedOn}T12:00:00Z`), recordedBy: by },
  };
  const receipt: BenchDocument = {
    ...{ kind: 'receipt', of: paymentId, on: receivedOn },
    lines: [{ title, amount: AMOUNT, charge: id }],
    payment: { method: 'transfer', receivedOn, reference: null },
  };
  return { charge, payment: [payment], documents: [invoice, receipt] };
}
