import { certificateDrill } from '../bench/certificates/drill.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, none, printGoals } from '../bench/output.ts';
import { withProduct } from '../bench/product.ts';
import { checkUntilSettled } from '../checks/consistency/check.ts';
import { printFindings } from '../checks/consistency/report.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';

const ISSUING = ['exams-worker', 'exams', 'redis', 'flush', 'mongodb', 'students'];
const PRINTING = ['media-worker', 'browser', 's3', 'redis', 'flush', 'mongodb', 'media', 'exams'];
const SETTLE_SECONDS = 90;

/** Certificates of a graduation are issued and printed while parts are killed; then everything is compared. */
export async function drillCertificates(args: string[]): Promise<void> {
  const options = parseOptions(args, { certificates: 500, withinMs: 1000, seed: 1 });
  await withProduct(async (product) => {
    const { home } = product;
    if (!home) throw new LauncherError('Set CONCORD_HOME to the data folder of the product at CONCORD_URL.');
    const goals = await certificateDrill(product, { ...options, issuing: ISSUING, printing: PRINTING });
    printStep('Checking the stores');
    const findings = await checkUntilSettled({ CONCORD_HOME: home }, SETTLE_SECONDS);
    printFindings(findings);
    print(`${machineText()}; ${product.stores}`);
    printGoals([...goals, none(findings.problems.length, 'inconsistencies in the stores')]);
  });
}
