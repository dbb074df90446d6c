import { checkUntilSettled } from '../checks/consistency/check.ts';
import { printFindings } from '../checks/consistency/report.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, none, printGoals } from '../bench/output.ts';
import { withProduct } from '../bench/product.ts';
import { registerDrill } from '../bench/register/drill.ts';

const PARTS = ['media', 'students', 'gateway', 'redis', 'mongodb', 's3', 'media-worker', 'students-worker'];
const SETTLE_SECONDS = 90;

/** Applicants register while parts are killed, one after the other; then everything is compared. */
export async function drillRegister(args: string[]): Promise<void> {
  const usual = { applicants: 6, faults: 20, seconds: 8, photoKb: 200, seed: 1 };
  const { faults: times, seconds: every, ...options } = parseOptions(args, usual);
  await withProduct(async (product) => {
    const { home } = product;
    if (!home) throw new LauncherError('Set CONCORD_HOME to the data folder of the product at CONCORD_URL.');
    const minutes = Math.ceil((PARTS.length * times * every) / 60);
    printStep(`${options.applicants} applicants at a time; the faults will take about ${minutes} min`);
    const goals = await registerDrill(product, { ...options, times, every, parts: PARTS });
    printStep('Checking the stores');
    const findings = await checkUntilSettled({ CONCORD_HOME: home }, SETTLE_SECONDS);
    printFindings(findings);
    print(`${machineText()}; ${product.stores}`);
    printGoals([...goals, none(findings.problems.length, 'inconsistencies in the stores')]);
  });
}
