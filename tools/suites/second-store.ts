import { printStep, printWarning } from '../lib/console.ts';
import { MissingError } from '../stores/store.ts';
import { nxTests } from './nx-tests.ts';
import type { Project } from './projects.ts';
import type { SuiteResult } from './result.ts';
import type { TestStores } from '../stores/test-stores.ts';

/**
 * Services whose tests also run on another MongoDB server, so that they do not depend on one server's
 * behaviour.
 */
export const SECOND_STORE_PROJECTS = ['exams', 'members', 'students'];

/** Runs the tests of these projects on mongoeco; without it they are skipped with the reason. */
export async function onSecondStore(
  stores: Pick<TestStores, 'mongoeco'>,
  tested: readonly Project[],
  env: NodeJS.ProcessEnv,
): Promise<SuiteResult[]> {
  const named = (results: SuiteResult[]) =>
    results.map((result) => ({ ...result, name: `${result.name} on mongoeco` }));
  try {
    const { label, env: address } = await stores.mongoeco();
    printStep(
      `Integration tests on ${label}; tools/stores/mongoeco-main.py names the two answers it corrects`,
    );
    const onIt = { ...env, ...address, TEST_MONGODB: label };
    return named(await nxTests('integration', tested, onIt));
  } catch (error) {
    if (!(error instanceof MissingError)) throw error;
    printWarning(`The tests did not run on mongoeco: ${error.message}`);
    return named(
      tested.map(({ name }) => ({ name: `integration ${name}`, passed: 0, failed: 0, skipped: 1 })),
    );
  }
}
