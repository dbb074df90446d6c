import { createHash } from 'node:crypto';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherError } from '../lib/launcher-error.ts';
import { nx } from '../lib/nx.ts';
import { CHANGELOG, type ChangelogEntry, entriesOf, headingFirst, readChangelog } from './changelog.ts';
import { alignVersions } from './package-versions.ts';
import { Repository } from './repository.ts';
import { versionPlans } from './version-plans.ts';

const CONTRACTS = 'libs/contracts/releases/last.json';

/** A release whose commit is made, on no branch yet. */
export interface NextVersion {
  readonly entry: ChangelogEntry;
  readonly commit: string;
}

/** Lets Nx apply the plans: versions of all packages, and the changelog entry. Needs no network. */
async function consumePlans(tree: string): Promise<void> {
  const { code, output } = await nx(['release', '--skip-publish'], { cwd: tree });
  if (code !== 0) throw new LauncherError(`nx release ended with ${code}:\n${output.trim()}`);
  const file = join(tree, CHANGELOG);
  writeFileSync(file, headingFirst(readFileSync(file, 'utf8')));
}

/**
 * Commits the next version in a separate working tree, so that a killed run leaves the checkout unchanged.
 * Without plans it is the version of package.json, whose release was begun before.
 * @param contracts the present contracts, as they are stored
 */
export async function nextVersion(repository: Repository, contracts: string): Promise<NextVersion> {
  const { root } = repository;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `concord-release-${name}`);
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await repository.git('worktree', 'prune');
  };
  await remove();
  await repository.git('worktree', 'add', '--quiet', '--detach', folder);
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await commitVersion(new Repository(folder), contracts);
  } finally {
    await remove();
  }
}

async function commitVersion(tree: Repository, contracts: string): Promise<NextVersion> {
  if (versionPlans(tree.root).length > 0) await consumePlans(tree.root);
  const version = alignVersions(tree.root);
  writeFileSync(join(tree.root, CONTRACTS), contracts);
  const entry = entriesOf(readChangelog(tree.root)).find((each) => each.version === version);
  if (!entry) throw new LauncherError(`${CHANGELOG} has no entry for ${version}`);
  // Changed and removed files: the release adds none.
  if ((await tree.git('status', '--porcelain', '--untracked-files=no')) !== '')
    await tree.git('commit', '--quiet', '--all', '--message', `Release ${version}`, '--message', entry.text);
  return { entry, commit: await tree.git('rev-parse', 'HEAD') };
}
