import { parseArgs } from 'node:util';
import { readEnv } from '@concord/contracts/environment';
import { printFailure, printWarning } from '../../lib/console.ts';
import { checkUntilSettled } from './check.ts';
import { consistencyEnv } from './env.ts';
import { printFindings } from './report.ts';

const log = {
  warn: (_: object, message: string) => printWarning(message),
  fatal: (_: object, message: string) => printFailure(message),
};

// The check in a container beside the stores. `--wait 60` lets work in progress end first.
const { values } = parseArgs({ options: { wait: { type: 'string', default: '0' } } });
const findings = await checkUntilSettled(readEnv(consistencyEnv, process.env, log), Number(values.wait));
printFindings(findings);
process.exitCode = findings.problems.length > 0 ? 1 : 0;
