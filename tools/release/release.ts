import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { entriesOf, readChangelog } from './changelog.ts';
import { buildImages, hasDocker } from './images.ts';
import { type NextVersion, nextVersion } from './next-version.ts';
import { productVersion } from './package-versions.ts';
import { writeReleaseFiles } from './release-files.ts';
import type { Released } from './release-report.ts';
import type { Repository } from './repository.ts';
import { planProblems, versionPlans } from './version-plans.ts';

export interface ReleaseOptions {
  /** The present contracts, as they are stored. */
  readonly contracts: string;
  readonly withImages: boolean;
  /** Writes the Helm chart of the checkout into a folder. */
  readonly chart?: (folder: string) => Promise<void>;
}

/** The version to release: that of the plans, or the present one, whose release was begun or interrupted. */
async function requireSomething(repository: Repository): Promise<void> {
  const { root } = repository;
  const plans = versionPlans(root);
  const problems = planProblems(plans);
  if (problems.length > 0) throw new LauncherError(problems.join('\n'));
  const version = productVersion(root);
  const [tagged, head] = [await repository.commitOf(`v${version}`), await repository.commitOf('HEAD')];
  const isWritten = entriesOf(readChangelog(root)).some((entry) => entry.version === version);
  if (plans.length > 0 && !tagged && isWritten)
    throw new LauncherError(
      `${version} is in the changelog, and not tagged yet. Move these into its entry, or tag its commit first:\n` +
        plans.map(({ file }) => file).join('\n'),
    );
  if (plans.length === 0 && tagged && tagged !== head)
    throw new LauncherError(`Nothing to release since v${version}: no version plan, see docs/releases.md.`);
}

/** Moves the branch to the commit and tags it. Each step is skipped if done, so another run continues. */
async function publishCommit(repository: Repository, { entry, commit }: NextVersion): Promise<void> {
  const tag = `v${entry.version}`;
  await repository.git('merge', '--ff-only', '--quiet', commit);
  if (await repository.commitOf(tag)) return;
  const message = ['--message', `Concord ${entry.version}`, '--message', entry.text];
  await repository.git('tag', '--annotate', ...message, tag, commit);
}

/**
 * The next release, without any change of the checkout.
 * @param contracts the present contracts, as they are stored
 * @throws LauncherError for a checkout with changes, and if there is nothing to release
 */
export async function plannedRelease(repository: Repository, contracts: string): Promise<NextVersion> {
  await repository.requireClean();
  await requireSomething(repository);
  printStep('Writing version, changelog and contracts');
  return nextVersion(repository, contracts);
}

/**
 * Makes a release: commit, tag, images, files. Needs a network only for docker's base images, and may be
 * repeated after an interruption at any point.
 * @throws LauncherError as {@link plannedRelease} does
 */
export async function release(
  repository: Repository,
  { contracts, withImages, chart }: ReleaseOptions,
): Promise<Released> {
  const next = await plannedRelease(repository, contracts);
  await publishCommit(repository, next);
  const { commit } = next;
  const { version } = next.entry;
  const canBuild = withImages && (await hasDocker());
  const images = canBuild ? await buildImages(repository.root, version, commit) : [];
  printStep('Writing the files of the release');
  const folder = await writeReleaseFiles(repository, { version, commit, images, chart });
  const branch = await repository.branch();
  if (canBuild) return { version, commit, branch, folder, images };
  return { version, commit, branch, folder, images, unbuilt: withImages ? 'no-docker' : 'unwanted' };
}
