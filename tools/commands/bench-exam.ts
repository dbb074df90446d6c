import { complain, good, say, step } from '../lib/console.ts';
import { benchOptions } from '../bench/exam/options.ts';
import { ProcessWatch } from '../bench/exam/process-watch.ts';
import { Product } from '../bench/exam/product.ts';
import { runScenario } from '../bench/exam/scenario.ts';
import { countLines, machine, operationRows, processRows, table } from '../bench/exam/summary.ts';
import { goalsOf } from '../bench/exam/verdict.ts';

export async function benchExam(args: string[]): Promise<void> {
  const options = benchOptions(args);
  step('Bringing the product up');
  const product = await Product.open();
  try {
    const watch = new ProcessWatch(() => product.processes());
    const outcome = await runScenario({ ...options, url: product.url, onPhase: (name) => step(name) });
    watch.stop();
    for (const line of table(operationRows(outcome))) say(line);
    for (const line of countLines(outcome)) say(line);
    for (const line of table(processRows(watch.usages.values()))) say(line);
    say(`${machine()}; ${product.stores}`);
    const goals = goalsOf(outcome, options.candidates);
    for (const { text, holds } of goals) (holds ? good : complain)(text);
    if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
