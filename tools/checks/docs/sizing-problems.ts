import type { Tokens } from 'marked';
import { processesFor } from '../../config/sizing.ts';
import type { Page } from './page.ts';

const ROWS = { gateways: 'gateway', 'exams processes': 'exams' } as const;

const numberOf = (text = ''): number => Number(text.replaceAll(',', ''));

/** Numbers of processes in the operators' table that differ from the calculation. */
export function sizingProblems({ path, tokens }: Page): string[] {
  const table = tokens.find((token): token is Tokens.Table => token.type === 'table');
  if (!table) return [`${path}: there is no table`];
  const halls = table.header.slice(1).map(({ text }) => numberOf(text));
  return Object.entries(ROWS).flatMap(([label, process]) => {
    const row = table.rows.find(([first]) => first?.text === label);
    return halls.flatMap((candidates, index) => {
      const needed = processesFor(candidates)[process];
      const told = row?.[index + 1]?.text ?? 'nothing';
      return numberOf(told) === needed
        ? []
        : [`${path}: ${candidates} candidates need ${needed} ${label}, not ${told}`];
    });
  });
}
