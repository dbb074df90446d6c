import { judge } from '../bench/shared/goal.ts';
import { machine } from '../bench/shared/tables.ts';
import { withProduct } from '../bench/shared/with-product.ts';
import { tell } from '../checks/consistency/report.ts';
import { storesOf } from '../drill/register/aftermath.ts';
import { registerDrillOptions } from '../drill/register/options.ts';
import { registerDrill } from '../drill/register/run.ts';
import { say, step } from '../lib/console.ts';
import { LauncherFault } from '../lib/fault.ts';

const SETTLE_SECONDS = 90;

/** Applicants register while parts of the product are killed, each time in the middle of a registration. */
export async function drillRegister(args: string[]): Promise<void> {
  const options = registerDrillOptions(args);
  await withProduct(async (product) => {
    const { home } = product;
    if (!home) throw new LauncherFault('Set CONCORD_HOME to the data folder of the product at CONCORD_URL.');
    const { parts, times, every, applicants } = options;
    const minutes = Math.ceil((parts.length * times * Math.max(every, 5)) / 60);
    step(`${applicants} places to register at; the faults will take about ${minutes} min`);
    const goals = await registerDrill(product, options);
    step('Looking into the stores');
    const findings = await storesOf(home, SETTLE_SECONDS);
    tell(findings);
    say(`${machine()}; ${product.stores}`);
    const { problemCount } = findings;
    judge([
      ...goals,
      { text: `${problemCount} inconsistencies in the stores (0)`, holds: problemCount === 0 },
    ]);
  });
}
