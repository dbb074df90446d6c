import type { Ledger, Choice } from './ledger.ts';

type Allowed = Pick<Ledger, 'allowed'>;
type Held = Readonly<Record<string, Choice | undefined>>;

/** What the server holds that it must not, or does not hold that it must, one line each. */
export function differences(questions: readonly string[], held: Held, ...books: Allowed[]): string[] {
  return questions.flatMap((question) => {
    const stored = held[question] ?? null;
    const allowed = books.flatMap((book) => book.allowed(question));
    if (allowed.includes(stored)) return [];
    return [`question ${question} holds ${JSON.stringify(stored)} instead of ${JSON.stringify(allowed)}`];
  });
}

/** A copy that does not change with the ledger. */
export function frozen(ledger: Allowed, questions: readonly string[]): Allowed {
  const allowed = new Map(questions.map((question) => [question, ledger.allowed(question)]));
  return { allowed: (question) => allowed.get(question) ?? [null] };
}
