import { setTimeout as pause } from 'node:timers/promises';
import type { Certificate, Course, ListExport, Task } from '@concord/contracts';
import { printStep } from '../../lib/console.ts';
import type { Product } from '../../platform/product.ts';
import { type Fault, makeFault, RECOVERY_LIMIT_MS } from '../faults/faults.ts';
import { type Goal, none, printTable, whole } from '../report/output.ts';
import { type Random, seededRandom } from '../people/random.ts';
import { pagesOf, retrying } from '../people/staff.ts';
import { courseOf, type Graduates, graduates } from './graduates.ts';
import { problemsOfZip } from './zip-check.ts';

export interface CertificateDrillOptions {
  /** Number of students who passed, and of certificates of each task. */
  certificates: number;
  /** Parts to kill while certificates are issued, each during a task of its own. */
  issuing: readonly string[];
  /** Parts to kill while certificates are printed. */
  printing: readonly string[];
  /** Longest random delay of a kill after the start of a task, in ms. */
  withinMs: number;
  seed: number;
}

type Staff = Graduates['hall']['staff'];

const POLL_MS = 25;
/** Delay per certificate before a kill: half of its printing time. */
const PRINT_MS = 12;
/** Time after which an unfinished job counts as lost. */
const STUCK_MS = 900_000;

/** Outcome of one task during which a part was killed. */
interface Ended {
  readonly part: string;
  readonly fault: Fault;
  /** True if the kill happened while the task ran. */
  readonly isMet: boolean;
  readonly seconds: number;
  readonly problems: string[];
}

/** Polls until `isOver`. @throws the last refusal, or an error when that takes too long. */
async function until<T>(read: () => Promise<T>, isOver: (state: T) => boolean): Promise<T> {
  const end = performance.now() + STUCK_MS;
  for (;;) {
    const state = await retrying(read);
    if (isOver(state)) return state;
    if (performance.now() > end) throw new Error(`Not done after ${STUCK_MS / 60_000} min`);
    await pause(POLL_MS);
  }
}

const isEnded = ({ status }: { status: string }) => status !== 'queued' && status !== 'working';

/** Kills a part while a job runs, and waits for its recovery and the end of the job. */
async function killDuring<T extends { status: string }>(
  product: Product,
  part: string,
  { read, due }: { read: () => Promise<T>; due: () => Promise<unknown> },
): Promise<{ state: T; fault: Fault; killedAt: number }> {
  await due();
  const killedAt = Date.now();
  const fault = await makeFault(product, part);
  return { state: await until(read, isEnded), fault, killedAt };
}

/** Issues a course's certificates to all who passed while a part is killed, and compares. */
async function issueDuring(
  product: Product,
  { hall: { staff, examinees }, exam }: Graduates,
  course: Course,
  part: string,
  { random, withinMs }: { random: Random; withinMs: number },
): Promise<Ended> {
  const from = performance.now();
  const order = { course: course._id, exam: exam._id, filter: {}, notify: true };
  const { _id } = await staff.call<Task>('POST', 'certificate/bulk', order);
  const { state, fault, killedAt } = await killDuring(product, part, {
    read: () => staff.call<Task>('GET', `exams/tasks/${_id}`),
    due: () => pause(random() * withinMs),
  });
  const isMet = Date.parse(state.finishedAt ?? '') > killedAt;
  const problems = state.status === 'done' ? [] : [`the order ${state.status}: ${state.reason ?? ''}`];
  const made = await certificatesOf(staff, course);
  const [students, numbers] = [
    made.map(({ student }) => student),
    made.map((each) => each.certificateNumber),
  ];
  for (const { _id: student, email } of examinees) {
    const count = students.filter((each) => each === student).length;
    if (count !== 1) problems.push(`${email} has ${count} certificates`);
  }
  if (new Set(numbers).size !== numbers.length) problems.push('two certificates have one number');
  return { part, fault, isMet, seconds: (performance.now() - from) / 1000, problems };
}

async function certificatesOf(staff: Staff, course: Course): Promise<Certificate[]> {
  const all: Certificate[] = [];
  for await (const page of pagesOf<Certificate>(staff, 'certificate', { course: course._id }))
    all.push(...page);
  return all;
}

/** Prints all certificates of a course into one .zip while a part is killed, and checks the file. */
async function printDuring(
  product: Product,
  { hall: { staff } }: Graduates,
  course: Course,
  part: string,
  random: Random,
): Promise<Ended> {
  const from = performance.now();
  const certificates = await certificatesOf(staff, course);
  const query = { course: course._id };
  const order = { kind: 'certificate-files', format: 'zip', query, columns: [] };
  const { _id } = await retrying(() => staff.call<ListExport>('POST', 'media/exports', order));
  const read = () => staff.call<ListExport>('GET', `media/exports/${_id}`);
  let isMet = false;
  const due = async () => {
    await until(read, ({ status }) => status !== 'queued');
    await pause(random() * PRINT_MS * certificates.length);
    isMet = !isEnded(await retrying(read));
  };
  const { state, fault } = await killDuring(product, part, { read, due });
  const problems =
    state.status === 'done'
      ? await problemsOfZip(product.url, state.url ?? '', certificates)
      : [`the file ${state.status}: ${state.reason ?? ''}`];
  return { part, fault, isMet, seconds: (performance.now() - from) / 1000, problems };
}

/** Difference between the numbers of mails and of certificates. */
async function missingMails(staff: Staff, { hall }: Graduates, orders: number): Promise<number> {
  const wanted = hall.examinees.length * orders;
  const counted = () => staff.list('GET', 'admin/outbox?kind=certificate&page=1&pageSize=1');
  const { total } = await until(counted, ({ total: found }) => found >= wanted);
  return Math.abs(total - wanted);
}

/** Issues and prints certificates while parts are killed, one in each task; then compares everything. */
export async function certificateDrill(product: Product, options: CertificateDrillOptions): Promise<Goal[]> {
  const { certificates, issuing, printing, withinMs, seed } = options;
  const random = seededRandom(seed);
  printStep(`${certificates} students pass an exam`);
  const passed = await graduates(product.url, certificates);
  const { staff } = passed.hall;
  const ended: Ended[] = [];
  let course: Course | undefined;
  for (const part of issuing) {
    printStep(`issuing while ${part} is killed`);
    course = await courseOf(passed, `Peace work beside ${part}`);
    ended.push(await issueDuring(product, passed, course, part, { random, withinMs }));
  }
  for (const part of printing) {
    printStep(`printing while ${part} is killed`);
    if (course) ended.push(await printDuring(product, passed, course, part, random));
  }
  const mails = await missingMails(staff, passed, issuing.length);
  const rows = ended.map(({ part, fault, isMet, seconds }) => [
    part,
    isMet ? 'yes' : 'no',
    whole(fault.readyMs),
    whole(seconds),
  ]);
  printTable([['killed', 'under way', 'ready again ms', 'order s'], ...rows]);
  const problems = ended.flatMap(({ part, problems: own }) => own.map((text) => `${part}: ${text}`));
  return [
    {
      text: problems.slice(0, 5).join('; ') || 'every certificate once, each file whole',
      holds: problems.length === 0,
    },
    none(ended.filter(({ isMet }) => !isMet).length, 'faults that met no order'),
    none(mails, 'mails missing or doubled'),
    none(
      ended.filter(({ fault }) => fault.readyMs >= RECOVERY_LIMIT_MS).length,
      'faults without recovery in a minute',
    ),
  ];
}
