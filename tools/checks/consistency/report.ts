import { print, printFailure, printSuccess } from '../../lib/console.ts';
import { CHECKS, type Findings } from './findings.ts';

const plural = (count: number): string => `${count} problem${count === 1 ? '' : 's'}`;

/** Prints a line for each check and each problem. */
export function printFindings({ all, examined, problems }: Findings): void {
  for (const check of CHECKS) {
    const own = problems.filter((finding) => finding.check === check);
    const underWay = all.filter((finding) => finding.check === check).length - own.length;
    const waiting = underWay > 0 ? `, ${underWay} under way` : '';
    const line = `${check}: ${examined[check]} examined, ${plural(own.length)}${waiting}`;
    (own.length > 0 ? printFailure : printSuccess)(line);
    for (const { text } of own) print(`    ${text}`);
  }
  print(
    problems.length === 0
      ? 'The stores are consistent.'
      : `The stores are not consistent: ${plural(problems.length)}.`,
  );
}
