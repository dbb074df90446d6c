import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles, sourceFiles } from '../lib/file-hash.ts';
import { ROOT } from '../lib/paths.ts';
import type { SuiteResult } from './result.ts';

/** Files on which the result of a part of the tests depends. */
export interface Inputs {
  /** Glob patterns from the root of the repository. */
  files: readonly string[];
  exclude?: readonly string[];
}

interface CachedResult {
  hash: string;
  passed: number;
}

/**
 * Remembers parts that passed, as Nx does for projects: with the same inputs they would pass again. Failures
 * are not stored.
 */
export class ResultCache {
  private readonly root: string;
  private readonly file: string;
  private readonly programs: string;
  /** The hashes at {@link find}: files may change while a part runs. */
  private readonly hashes = new Map<string, string>();

  /** @param programs versions of programs outside the repository */
  constructor(programs: string, root = ROOT) {
    this.programs = programs;
    this.root = root;
    this.file = join(root, '.nx', 'concord-results.json');
  }

  /** Result of an earlier run with the same inputs; undefined when the part must run. */
  find(name: string, { files, exclude }: Inputs): SuiteResult | undefined {
    const hash = `${hashFiles(this.root, sourceFiles(this.root, files, exclude))} ${this.programs}`;
    this.hashes.set(name, hash);
    const kept = this.read()[name];
    if (kept?.hash !== hash) return undefined;
    return { name, passed: kept.passed, failed: 0, skipped: 0, isCached: true };
  }

  /** Stores the result of a part that was not found, if all tests passed. */
  keep({ name, passed, failed, skipped, flaky = [] }: SuiteResult): void {
    const hash = this.hashes.get(name);
    if (!hash || failed + skipped + flaky.length > 0 || passed === 0) return;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify({ ...this.read(), [name]: { hash, passed } }, null, 2)}\n`);
  }

  private read(): Record<string, CachedResult> {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, CachedResult>;
    } catch {
      return {};
    }
  }
}
