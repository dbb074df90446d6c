import type { Connection } from 'mongoose';
import { readsListsInMemory } from '../stores/list-reader-kind';
import type { DatabaseDefinition } from '../stores/prepare-database';
import { unservedCommands } from './query-plan';
import { watchCommands, watchUndefined } from './sent-commands';

/** Queries of a service by name, for problem reports. */
export type Questions = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs all queries once, and reports those not served by an index in the answer's order, and those
 * that send undefined.
 *
 * @param connection watched, and used by the queries: {@link TestEnvironment.database}
 * @returns `exams: exams SORT {…}` for each problem
 */
export async function queryProblems(
  connection: Connection,
  { schemas }: Pick<DatabaseDefinition<never>, 'schemas'>,
  ...questions: readonly Questions[]
): Promise<string[]> {
  const [sent, undefinedSent] = [watchCommands(connection), watchUndefined(connection)];
  const kind = readsListsInMemory(connection) ? 'memory' : 'mongo';
  const problems: string[] = [];
  for (const [name, ask] of questions.flatMap(Object.entries<Questions[string]>)) {
    await ask();
    const found = [...unservedCommands(sent.splice(0), schemas, kind), ...undefinedSent.splice(0)];
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}
