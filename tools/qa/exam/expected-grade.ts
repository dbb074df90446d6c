import type { Choice } from '../ledger/answer-ledger.ts';

const PASS_PERCENT = 50;

/**
 * Expected numbers of a result, by the owner's rules. Independent of the product's grader, which it checks.
 */
export function expectedGrade(
  key: ReadonlyMap<string, string>,
  choices: ReadonlyMap<string, Choice>,
): Record<string, number | boolean> {
  let answered = 0;
  let correct = 0;
  for (const [question, right] of key) {
    const choice = choices.get(question) ?? null;
    if (choice === null) continue;
    answered += 1;
    if (choice === right) correct += 1;
  }
  // Rounded half up, with integers.
  const percantage = key.size === 0 ? 0 : Math.floor((correct * 200 + key.size) / (key.size * 2));
  return {
    percantage,
    total_score: correct,
    total_answered: answered,
    total_correct: correct,
    total_wrong: answered - correct,
    pass: percantage >= PASS_PERCENT,
  };
}

/** Fields of a result that differ from the expected ones. */
export function gradeDifferences(
  expected: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(expected).flatMap(([field, value]) =>
    shown[field] === value ? [] : [`${field} is ${JSON.stringify(shown[field])} instead of ${String(value)}`],
  );
}
