import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../../bench/shared/chance.ts';
import type { Goal } from '../../bench/shared/goal.ts';
import type { Product } from '../../bench/shared/product.ts';
import { staffOf } from '../../bench/shared/staff.ts';
import { statusText, table } from '../../bench/shared/tables.ts';
import { say, step } from '../../lib/console.ts';
import { inspect, type RegisterAftermath } from './aftermath.ts';
import { aimedFaults, type PartFault } from './aimed-faults.ts';
import { Crowd, Stock } from './crowd.ts';
import { Forms } from './forms.ts';
import { Ledger } from './ledger.ts';
import { logLines } from './log-lines.ts';
import type { RegisterDrillOptions } from './options.ts';
import { faultRows, registerGoals } from './summary.ts';

const WARM_UP_MS = 2000;
const LISTED = 20;

/** Applicants register while parts are killed; then everything is compared. */
export async function registerDrill(product: Product, options: RegisterDrillOptions): Promise<Goal[]> {
  const forms = await Forms.open(options.photoKb, chanceOf(options.seed + 1));
  const ledger = new Ledger();
  const staff = await staffOf(product.url);
  const stock = new Stock(staff);
  const crowd = new Crowd(product.url, forms, stock, ledger);
  const running = crowd.run(options.applicants, options.seed);
  let faults: PartFault[];
  try {
    await pause(WARM_UP_MS);
    faults = await aimedFaults({ product, forms, stock, ledger }, options);
  } finally {
    crowd.isOver = true;
  }
  step('No more faults: applicants come to an end, everything is compared');
  await running;
  const aftermath = await inspect(product.url, staff, forms, ledger);
  tell(options, faults, ledger, aftermath);
  for (const request of ledger.wordless.slice(0, LISTED)) logLines(product.home, request).forEach(say);
  return registerGoals(faults, ledger, aftermath);
}

function tell(
  { parts }: RegisterDrillOptions,
  faults: readonly PartFault[],
  ledger: Ledger,
  aftermath: RegisterAftermath,
): void {
  table(faultRows(parts, faults, ledger)).forEach(say);
  const { standing, refused, notNow, inProgress } = ledger;
  say(
    `${standing.length} registered, ${refused} mistakes refused as they must be; sent again after ` +
      `${statusText(notNow) || 'nothing'}; found still being stored ${inProgress} times`,
  );
  const { lost, extra, repeated, receipts } = aftermath;
  for (const lines of [ledger.lines(), lost, extra, repeated, receipts])
    lines.slice(0, LISTED).forEach((line) => say(`  ${line}`));
}
