import { look } from '../checks/consistency/look.ts';
import { tell } from '../checks/consistency/report.ts';
import { settled } from '../checks/consistency/settle.ts';
import { storeAddresses, Stores } from '../checks/consistency/stores.ts';
import { numbersFrom } from '../bench/shared/numbers.ts';

/** Reads the stores and proves that students, serials, files and mails fit together. */
export async function checkConsistency(args: string[]): Promise<void> {
  const { wait } = numbersFrom(args, { wait: 0 }).numbers;
  const stores = new Stores(storeAddresses(process.env));
  try {
    const findings = await settled(() => look(stores), wait * 1000);
    tell(findings);
    if (findings.problemCount > 0) process.exitCode = 1;
  } finally {
    await stores.close();
  }
}
