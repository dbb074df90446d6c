import { setTimeout as pause } from 'node:timers/promises';
import { print, printStep } from '../../lib/console.ts';
import { type Goal, printTable, statusText } from '../output.ts';
import type { Product } from '../product.ts';
import { seededRandom } from '../random.ts';
import { signInAsAdmin } from '../staff.ts';
import { type AimedFault, aimedFaults } from './aimed-faults.ts';
import { registerAll, SerialPool } from './applicants.ts';
import { compareStudents } from './drill-results.ts';
import { faultRows, registerGoals } from './drill-summary.ts';
import { Forms } from './forms.ts';
import { logLines } from './log-lines.ts';
import { RegistrationLedger } from './registration-ledger.ts';

export interface RegisterDrillOptions {
  /** Who register all the time, beside the one that the faults are aimed at. */
  applicants: number;
  /** How often each part is killed. */
  times: number;
  /** Seconds from one fault to the next, at least. */
  every: number;
  photoKb: number;
  /** The processes that are killed, in this order. */
  parts: readonly string[];
  seed: number;
}

const WARM_UP_MS = 2000;
const MAX_LISTED = 20;

/** Applicants register while processes are killed; then everything is compared. */
export async function registerDrill(product: Product, options: RegisterDrillOptions): Promise<Goal[]> {
  const { photoKb, seed, parts } = options;
  const forms = await Forms.withDocuments(photoKb, seededRandom(seed + 1));
  const ledger = new RegistrationLedger();
  const staff = await signInAsAdmin(product.url);
  const registrations = { url: product.url, forms, serials: new SerialPool(staff), ledger };
  let isOver = false;
  const registering = registerAll(registrations, options, () => isOver);
  let faults: AimedFault[];
  try {
    await pause(WARM_UP_MS);
    faults = await aimedFaults(product, registrations, options);
  } finally {
    isOver = true;
  }
  printStep('No more faults: applicants finish, everything is compared');
  await registering;
  const problems = await compareStudents(staff, registrations);

  printTable(faultRows(parts, faults, ledger));
  const { registered, refused, failures, inProgress, internalErrors } = ledger;
  print(
    `${registered.length} registered, ${refused} mistakes refused as they must be; sent again after ` +
      `${statusText(failures) || 'nothing'}; found still being stored ${inProgress} times`,
  );
  for (const lines of [ledger.lines(), ...Object.values(problems)])
    lines.slice(0, MAX_LISTED).forEach((line: string) => print(`  ${line}`));
  for (const request of internalErrors.slice(0, MAX_LISTED)) logLines(product.home, request).forEach(print);
  return registerGoals(faults, ledger, problems);
}
