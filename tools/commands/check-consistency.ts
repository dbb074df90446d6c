import { checkUntilSettled } from '../checks/consistency/check.ts';
import { printFindings } from '../checks/consistency/report.ts';
import { parseOptions } from '../qa/report/options.ts';

/** Reads the stores and proves that students, serials, files and mails fit together. */
export async function checkConsistency(args: string[]): Promise<void> {
  const { wait } = parseOptions(args, { wait: 0 });
  const findings = await checkUntilSettled(process.env, wait);
  printFindings(findings);
  if (findings.problems.length > 0) process.exitCode = 1;
}
