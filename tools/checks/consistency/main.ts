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

// The check where stores are reached: in a container beside them. `--wait 60` lets what is under way end first.
const { values } = parseArgs({ options: { wait: { type: 'string', default: '0' } } });
const findings = await checkUntilSettled(readEnv(consistencyEnv, process.env, log), Number(values.wait));
printFindings(findings);
process.exitCode = findings.problems.length > 0 ? 1 : 0;
