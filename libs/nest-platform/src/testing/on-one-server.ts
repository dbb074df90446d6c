/**
 * Declares tests of killed processes and store outages: they test a service's recovery, whichever
 * MongoDB server is used, and mostly wait. The run on the second server (see tools/suites) skips
 * them.
 *
 * @example onOneServer(() => it('goes on after its worker was killed', …))
 */
export function onOneServer(declare: () => void): void {
  const { TEST_MONGODB = 'usual' } = process.env;
  if (TEST_MONGODB === 'usual') declare();
}
