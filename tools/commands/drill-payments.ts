import { checkUntilSettled } from '../checks/consistency/check.ts';
import { printFindings } from '../checks/consistency/report.ts';
import type { Product } from '../platform/product.ts';
import { paymentDrill } from '../qa/payments/drill.ts';
import { withProduct } from '../qa/processes/product.ts';
import { parseOptions } from '../qa/report/options.ts';
import { none } from '../qa/report/output.ts';
import { conclude } from '../qa/report/report.ts';

/** `every`: shortest time between two kills, in seconds; a killed part must answer first. */
const DEFAULTS = { members: 10, staff: 6, kills: 50, every: 8, seed: 1 };
/** Killed in turns: the service that numbers documents, most often. */
const PARTS = ['members', 'members', 'members-worker', 'members', 'mongodb'];
const SETTLE_SECONDS = 90;

async function drill(product: Product, { kills, ...options }: typeof DEFAULTS): Promise<void> {
  const parts = Array.from({ length: kills }, (_, index) => PARTS[index % PARTS.length] ?? 'members');
  const goals = await paymentDrill(product, { ...options, kills: parts });
  const findings = await checkUntilSettled({ CONCORD_HOME: product.home }, SETTLE_SECONDS);
  printFindings(findings);
  conclude('payments', {
    title: 'Payments with faults',
    goals: [...goals, none(findings.problems.length, 'inconsistencies, such as numbers with gaps')],
    stores: product.stores,
  });
}

/** Staff record payments while the services are killed; then accounts, receipts and all stores are compared. */
export async function drillPayments(args: string[]): Promise<void> {
  const options = parseOptions(args, DEFAULTS);
  await withProduct((product) => drill(product, options));
}
