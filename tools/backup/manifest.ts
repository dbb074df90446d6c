import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../lib/launcher-error.ts';

/** A stored object, with what identifies its content. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  /** Tag of the content by the store; changes with the content. */
  readonly etag: string;
}

/** Contents of a backup. It is written last, so a backup without it is incomplete. */
export interface Manifest {
  readonly format: 1;
  /** Start of the database dump, in ISO 8601. */
  readonly madeAt: string;
  /** Version and commit of the program that made the backup. */
  readonly release: string;
  /** Prefix of the database names. */
  readonly prefix: string;
  /** Documents by collection, as `concord-exams.attempts`. */
  readonly documents: Readonly<Record<string, number>>;
  /** True if the oplog can be replayed: then all collections are of one moment. */
  readonly hasOplog: boolean;
  readonly files: readonly StoredObject[];
}

export const DUMP_FOLDER = 'database';
export const FILES_FOLDER = 'files';
const FILE = 'manifest.json';

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

/** `1,204 documents in 31 collections and 88 files (12.3 MB)`. */
export function contentText({ documents, files }: Pick<Manifest, 'documents' | 'files'>): string {
  const megabytes = (sum(files.map(({ size }) => size)) / 1e6).toFixed(1);
  const inDatabase = [
    counted(sum(Object.values(documents)), 'document'),
    counted(Object.keys(documents).length, 'collection'),
  ];
  return `${inDatabase.join(' in ')} and ${counted(files.length, 'file')} (${megabytes} MB)`;
}

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, FILE), `${JSON.stringify(manifest)}\n`, { mode: 0o600 });

/** @throws LauncherError when the folder has no complete backup. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, FILE), 'utf8');
  } catch {
    throw new LauncherError('This backup has no manifest, so it is incomplete. Use another one.');
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new LauncherError('This backup was made by a newer release. Restore it with that release.');
  return manifest;
}

/** Collections whose numbers of documents differ, one line each. */
export function documentDifferences(
  expected: Manifest['documents'],
  found: Readonly<Record<string, number>>,
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names
    .filter((name) => (expected[name] ?? 0) !== (found[name] ?? 0))
    .map((name) => `${name}: ${expected[name] ?? 0} documents in the backup, ${found[name] ?? 0} restored`);
}

/** Files that are missing or of another size, one line each. */
export function fileDifferences(
  expected: readonly StoredObject[],
  found: readonly Pick<StoredObject, 'key' | 'size'>[],
): string[] {
  const sizes = new Map(found.map(({ key, size }) => [key, size]));
  return expected
    .filter(({ key, size }) => sizes.get(key) !== size)
    .map(({ key, size }) => {
      const there = sizes.get(key);
      return there === undefined ? `${key} is missing` : `${key} has ${there} bytes instead of ${size}`;
    });
}
