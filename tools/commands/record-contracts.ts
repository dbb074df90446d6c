import { contractBreaks } from '../checks/contracts/contract-problems.ts';
import { lastRelease, presentContracts, recordRelease } from '../checks/contracts/last-release.ts';
import { build } from '../lib/build.ts';
import { print, printSuccess } from '../lib/console.ts';

/** Stores the present contracts as those of the release that is made now, and says what its notes must tell. */
export async function recordContracts(): Promise<void> {
  await build();
  const [before, now] = [lastRelease(), await presentContracts()];
  contractBreaks(before, now).forEach(print);
  const file = await recordRelease();
  const upgrade = now.level === before.level ? 'by a rolling update' : 'with everything stopped';
  printSuccess(`${file}: level ${now.level}; operators upgrade from the release before ${upgrade}`);
}
