import { setTimeout as pause } from 'node:timers/promises';
import { print, printStep } from '../../lib/console.ts';
import type { Product } from '../../platform/product.ts';
import { aimGoal, faultGoal, faultRows, madeGoal } from '../faults/fault-goals.ts';
import { FaultSchedule } from '../faults/fault-schedule.ts';
import { type Goal, none, printTable, statusText } from '../report/output.ts';
import { seededRandom } from '../people/random.ts';
import { Recorder } from '../ledger/recorder.ts';
import { signInAsAdmin } from '../people/staff.ts';
import { registerAll, type Registrations, serialPool } from './applicants.ts';
import { compareStudents } from './drill-results.ts';
import { Forms, makeFiles } from './forms.ts';

export interface RegisterDrillOptions {
  /** Number of parallel lanes. */
  applicants: number;
  /** Number of kills of each part. */
  times: number;
  /** Seconds from one fault to the next. */
  every: number;
  photoKb: number;
  /** Processes to kill, in this order. */
  parts: readonly string[];
  seed: number;
}

const FIRST_FAULT_SECONDS = 3;
/** Time after the last fault at which an unregistered applicant counts as an error. */
const STUCK_MS = 180_000;
const MAX_LISTED = 20;
const LOOK_MS = 100;

/** Lets applicants register while processes are killed; then compares everything. */
export async function registerDrill(product: Product, options: RegisterDrillOptions): Promise<Goal[]> {
  const { photoKb, seed, parts, times, every } = options;
  const random = seededRandom(seed);
  const recorder = new Recorder();
  const end = new AbortController();
  const staff = await signInAsAdmin(product.url);
  const registrations: Registrations = {
    url: product.url,
    forms: new Forms(await makeFiles(photoKb)),
    takeSerial: serialPool(staff),
    registered: [],
    sending: 0,
    run: { recorder, random, signal: end.signal, hasFaults: true },
  };
  const kinds = Array.from({ length: times }, () => parts).flat();
  const planned = kinds.map((kind, index) => ({
    kind,
    at: FIRST_FAULT_SECONDS + (index + random() / 2) * every,
  }));
  // Random pauses between two checks, so that faults hit all stages of a registration.
  const aim = async (signal: AbortSignal) => {
    while (registrations.sending === 0 && !signal.aborted) await pause(random() * LOOK_MS);
  };
  const schedule = new FaultSchedule(product, planned, recorder, { aim, serves: ['register'] });
  let isOver = false;
  const registering = registerAll(registrations, options, () => isOver);
  const faults = await schedule.finish();
  isOver = true;
  printStep('No more faults: applicants finish, everything is compared');
  const limit = setTimeout(() => end.abort(), STUCK_MS);
  await registering;
  clearTimeout(limit);
  await compareStudents(staff, registrations);

  const calls = recorder.calls('register');
  printTable(faultRows(faults, calls));
  const retried = statusText(recorder.retriedStatus) || 'nothing';
  print(`${registrations.registered.length} registered; tried again unseen: ${retried}`);
  recorder.problems(MAX_LISTED).forEach(print);
  return [
    none(recorder.errors.length, 'errors seen by an applicant'),
    none(recorder.mismatches.length, 'registrations lost, not whole, doubled or without exactly one receipt'),
    madeGoal(faults, planned.length),
    faultGoal(faults, calls),
    aimGoal(faults, calls),
  ];
}
