import type { Chance } from '../shared/chance.ts';
import type { Choice } from './ledger.ts';

export interface ScriptQuestion {
  _id: string;
  options: readonly string[];
}

export interface Step {
  question: string;
  choice: Choice;
}

const CHANGED = 0.08;
const CLEARED = 0.03;

/** What one candidate will do: every question answered, some changed back, some cleared, a few left out in the end. */
export function scriptOf(questions: readonly ScriptQuestion[], chance: Chance): Step[] {
  const steps: Step[] = [];
  const pick = ({ _id, options }: ScriptQuestion): Step => ({
    question: _id,
    choice: options[Math.floor(chance() * options.length)] ?? null,
  });
  questions.forEach((question, index) => {
    steps.push(pick(question));
    const earlier = questions[Math.floor(chance() * (index + 1))];
    if (!earlier) return;
    const luck = chance();
    if (luck < CLEARED) steps.push({ question: earlier._id, choice: null });
    else if (luck < CLEARED + CHANGED) steps.push(pick(earlier));
  });
  return steps;
}

/** How many of `left` steps the next of `turns` turns takes, so that all are done in the end. */
export const stepsNow = (left: number, turns: number): number => Math.ceil(left / Math.max(1, turns));
