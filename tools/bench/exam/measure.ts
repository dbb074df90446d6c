import { step } from '../../lib/console.ts';
import { runFaults } from './fault-plan.ts';
import type { Hall } from './hall.ts';
import type { BenchOptions } from './options.ts';
import { ProcessWatch, type Usage } from '../shared/process-watch.ts';
import type { Product } from '../shared/product.ts';
import { runScenario, type ScenarioOutcome } from './scenario.ts';
import type { Goal } from '../shared/goal.ts';
import { goalsOf } from './verdict.ts';

export interface Measured {
  outcome: ScenarioOutcome;
  goals: Goal[];
  usages: Usage[];
  /** Faults, by seconds from the first sign-in. */
  marks: { at: number; name: string }[];
}

/** One hall on the product, with processor and memory of all its processes beside it. */
export async function measure(product: Product, hall: Hall, options: BenchOptions): Promise<Measured> {
  const hasFaults = options.faults.length > 0;
  let watch: ProcessWatch | undefined;
  let marks: Measured['marks'] = [];
  try {
    const outcome = await runScenario({
      ...options,
      url: product.url,
      hall,
      hasFaults,
      onPhase: (name) => step(name),
      onReady: () => (watch = new ProcessWatch(() => product.processes())),
      onStart: (recorder) => (marks = runFaults(product, options.faults, recorder)),
    });
    watch?.stop();
    const goals = goalsOf(outcome, options.candidates, hasFaults);
    return { outcome, goals, usages: [...(watch?.usages.values() ?? [])], marks };
  } finally {
    watch?.stop();
  }
}
