// Has no dependencies: `node tools/commands/scale.ts` needs nothing but Node 24.
import { parseArgs } from 'node:util';
import { cellsFor, FIGURES, needOf } from '../config/cells.ts';
import { needRows } from '../config/need-rows.ts';

const USAGE = `Usage: npm run scale -- --candidates N [--cell 20000] [--saves-per-primary ${FIGURES.savesPerPrimary.value}]
Calculates what N candidates at once need, as one installation and as cells. It measures nothing.
  --cell               most candidates of one cell
  --saves-per-primary  saves a second that your MongoDB takes, as bench:exam --find-largest found`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      candidates: { type: 'string', default: '' },
      cell: { type: 'string', default: '20000' },
      'saves-per-primary': { type: 'string', default: String(FIGURES.savesPerPrimary.value) },
    },
  });
  const numberOf = (name: keyof typeof values) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1)
      throw new Error(`--${name} must be a number from 1.\n${USAGE}`);
    return number;
  };
  return {
    candidates: numberOf('candidates'),
    cell: numberOf('cell'),
    savesPerPrimary: numberOf('saves-per-primary'),
  };
}

try {
  const { candidates, cell, savesPerPrimary } = readOptions();
  const { cells, candidates: each } = cellsFor(candidates, cell);
  const [whole, one] = [candidates, each].map((number) => needRows(needOf(number, savesPerPrimary)));
  const lines = (whole ?? []).map(
    ([label, text], index) =>
      `${label.padEnd(34)} ${text.padStart(12)} ${(one?.[index]?.[1] ?? '').padStart(12)}`,
  );
  const head = `${''.padEnd(34)} ${'together'.padStart(12)} ${`each of ${cells}`.padStart(12)}`;
  const from = Object.entries(FIGURES).map(([name, figure]) => `${name} ${figure.value} (${figure.from})`);
  process.stdout.write(`${[head, ...lines, '', 'Calculated from:', ...from].join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
