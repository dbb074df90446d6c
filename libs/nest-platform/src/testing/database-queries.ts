import type { Connection } from 'mongoose';
import type { DatabaseDefinition } from '../stores/prepare-database';
import { unservedCommands } from './query-plan';
import { watchCommands, watchUndefined } from './sent-commands';

/** What a service asks its database, by a name for the reader of a problem. */
export type Questions = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Asks everything once, and names the questions that no index of the definition serves in the order of the answer,
 * and those that send an undefined value.
 *
 * @param connection watched, and used by the questions: {@link TestEnvironment.database}
 * @returns `exams: exams SORT {…}` for each problem
 */
export async function questionProblems(
  connection: Connection,
  { schemas }: Pick<DatabaseDefinition<never>, 'schemas'>,
  ...questions: readonly Questions[]
): Promise<string[]> {
  const [sent, undefinedSent] = [watchCommands(connection), watchUndefined(connection)];
  const problems: string[] = [];
  for (const [name, ask] of questions.flatMap(Object.entries<Questions[string]>)) {
    await ask();
    const found = [...unservedCommands(sent.splice(0), schemas), ...undefinedSent.splice(0)];
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}
