import { parseOptions } from '../qa/report/options.ts';
import { chartSource } from '../chart/chart-source.ts';
import { makeChart } from '../chart/make-chart.ts';
import { contractBreaks } from '../checks/contracts/contract-problems.ts';
import {
  contractsText,
  lastRelease,
  presentContracts,
  releaseProblems,
} from '../checks/contracts/last-release.ts';
import { kustomizeCommand } from '../checks/deploy/kustomize.ts';
import { build } from '../lib/build.ts';
import { print, printSuccess, printWarning } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import { imageTargets } from '../release/images.ts';
import { plannedRelease, release } from '../release/release.ts';
import { plannedText, releasedText } from '../release/release-report.ts';
import { Repository } from '../release/repository.ts';

/** `npm run release`: see docs/releases.md. */
export async function makeRelease(args: string[]): Promise<void> {
  const { dryRun, noImages } = parseOptions(args, { dryRun: false, noImages: false });
  const repository = new Repository(ROOT);
  await repository.requireClean();
  await build();
  const problems = await releaseProblems();
  if (problems.length > 0) throw new LauncherError(problems.join('\n'));
  // The notes of a release with a new level must say what cannot run beside the previous release.
  contractBreaks(lastRelease(), await presentContracts()).forEach(print);
  const contracts = await contractsText();
  if (dryRun) {
    const targets = noImages ? [] : imageTargets(ROOT);
    return print(`\n${plannedText(await plannedRelease(repository, contracts), targets)}`);
  }
  const kustomize = kustomizeCommand();
  if (!kustomize) printWarning('No Helm chart was made: kustomize, kubectl and Go are missing.');
  const chart =
    kustomize && (async (folder: string) => makeChart(ROOT, await chartSource(ROOT, kustomize), folder));
  const released = await release(repository, { contracts, withImages: !noImages, ...(chart && { chart }) });
  printSuccess(`Released ${released.version} (${released.commit.slice(0, 8)})\n`);
  print(releasedText(released));
}
