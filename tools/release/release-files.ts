import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setVersion } from './deploy-files.ts';
import type { Image } from './images.ts';
import { provenanceOf } from './provenance.ts';
import type { Repository } from './repository.ts';

/** Files that operators need in addition to images, because they have no checkout. */
export const OPERATOR_FILES = [
  'docker-compose.yml',
  '.env.example',
  'deploy',
  'k8s',
  'observability',
  'docs/operations',
  'CHANGELOG.md',
  'LICENSE.md',
  'tools/commands/hall-ready.ts',
  'tools/commands/rotate.ts',
  'tools/commands/secrets.mjs',
  'tools/config/compose-numbers.ts',
  'tools/config/sizing.ts',
  'tools/hall-ready',
  'tools/lib/env-file.mjs',
  'tools/lib/installation-secrets.mjs',
  'tools/lib/new-secrets.mjs',
  'tools/lib/secret-rotation.mjs',
  'tools/rotation/steps.ts',
];
const SUMS = 'SHA256SUMS';
const SBOM = 'sbom.cdx.json';
const PROVENANCE = 'provenance.intoto.json';
const MAX_BYTES = 64 * 1024 * 1024;

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The SBOM that npm makes of the lockfile, with the time and the id of the commit instead of the run's. */
async function sbomOf(repository: Repository, commit: string): Promise<object> {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: repository.root,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const sbom = JSON.parse(text) as { serialNumber?: string; metadata?: { timestamp?: string } };
  const committed = await repository.git('show', '--no-patch', '--format=%cI', commit);
  const metadata = { ...sbom.metadata, timestamp: new Date(committed).toISOString() };
  const id = commit.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return { ...sbom, serialNumber: `urn:uuid:${id}`, metadata };
}

const sumsOf = (folder: string): { name: string; sha256: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => ({ name, sha256: sha256(readFileSync(join(folder, name))) }));

interface ReleaseParts {
  readonly version: string;
  readonly commit: string;
  readonly images: readonly Image[];
  /** Writes the Helm chart of the checkout into a folder; absent where nothing reads the manifests. */
  readonly chart: ((folder: string) => Promise<void>) | undefined;
}

/**
 * Writes the files of a release from its commit: files for deployment with the version set, the source, SBOM,
 * provenance and checksums. Replaces the folder of an earlier run.
 * @returns the folder
 */
export async function writeReleaseFiles(
  repository: Repository,
  { version, commit, images, chart }: ReleaseParts,
): Promise<string> {
  const { root } = repository;
  const folder = join(root, 'dist', 'release', version);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = join(unfinished, 'files.tar');
  await repository.git('archive', '--output', archive, commit, ...OPERATOR_FILES);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', unfinished]);
  rmSync(archive);
  setVersion(unfinished, version);
  await chart?.(join(unfinished, 'chart'));
  const source = `concord-${version}`;
  const archived = ['--format=tar.gz', `--prefix=${source}/`, '--output'];
  await repository.git('archive', ...archived, join(unfinished, `${source}.tar.gz`), commit);
  writeFileSync(join(unfinished, SBOM), json(await sbomOf(repository, commit)));
  const lockfile = sha256(readFileSync(join(root, 'package-lock.json')));
  const statement = provenanceOf(sumsOf(unfinished), { version, commit, lockfile, images });
  writeFileSync(join(unfinished, PROVENANCE), json(statement));
  const sums = sumsOf(unfinished).map((file) => `${file.sha256}  ${file.name}\n`);
  writeFileSync(join(unfinished, SUMS), sums.join(''));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}
