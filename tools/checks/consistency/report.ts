import { print, printFailure, printSuccess } from '../../lib/console.ts';
import { CHECKS, type Findings } from './findings.ts';

const plural = (count: number): string => `${count} problem${count === 1 ? '' : 's'}`;

/** Prints a line for each check and each problem. */
export function printFindings(findings: Findings): void {
  for (const check of CHECKS) {
    const { examined, problems, underWay } = findings.tallies[check];
    const waiting = underWay.length > 0 ? `, ${underWay.length} under way` : '';
    const line = `${check}: ${examined} examined, ${plural(problems.length)}${waiting}`;
    (problems.length > 0 ? printFailure : printSuccess)(line);
    for (const text of problems) print(`    ${text}`);
  }
  print(
    findings.problemCount === 0
      ? 'The stores are consistent.'
      : `The stores are not consistent: ${plural(findings.problemCount)}.`,
  );
}
