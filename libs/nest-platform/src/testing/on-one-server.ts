/**
 * Declares tests of killed processes and of stores that are away: they tell how a service begins again, whichever MongoDB
 * server it uses, and mostly wait. So the run on the second server (see tools/suites) leaves them out.
 *
 * @example onOneServer(() => it('goes on after its worker was killed', …))
 */
export function onOneServer(declare: () => void): void {
  const { TEST_MONGODB = 'usual' } = process.env;
  if (TEST_MONGODB === 'usual') declare();
}
