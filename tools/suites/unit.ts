import { nxTests } from './nx-tests.ts';
import { isWanted, testedProjects } from './projects.ts';
import { failing, type SuiteResult } from './result.ts';
import { toolsTests } from './tools-tests.ts';

/** The tests beside the source of every project, or of those that are wanted. */
export async function unit(wanted: readonly string[]): Promise<SuiteResult[]> {
  const tested = testedProjects('unit', wanted);
  const withTools = isWanted('tools', wanted);
  if (tested.length === 0 && !withTools) return [failing('unit', `${wanted.join(', ')} has no unit test`)];
  return [
    ...(withTools ? [await toolsTests('unit')] : []),
    ...(tested.length > 0 ? await nxTests('unit', tested) : []),
  ];
}
