import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import { OPERATOR_FILES } from '../release-files.ts';

/** Files of the product that a release reads, besides its packages. */
const COPIED = [
  ...OPERATOR_FILES.filter((file) => file !== 'CHANGELOG.md'),
  '.gitignore',
  'libs/contracts/src/core/compatibility.ts',
  'nx.json',
  'tools/release/changelog-renderer.cjs',
];

const CHANGELOG = `# Changelog

The newest first.

## 1.0.0 (2026-11-28)

Compatibility level: 1. Upgrade by a rolling update.

### New

- Everything.
`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const CONTRACTS = { name: '@concord/contracts', version: '1.0.0' };
const EXAMS = { name: '@concord/exams', version: '1.0.0', dependencies: { '@concord/contracts': '1.0.0' } };
const PRODUCT = {
  name: 'concord',
  version: '1.0.0',
  license: 'UNLICENSED',
  workspaces: ['libs/*', 'services/*'],
};
const SBOM = 'npm sbom --package-lock-only --omit dev --sbom-format cyclonedx';

const LOCKFILE = {
  name: 'concord',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': PRODUCT,
    'libs/contracts': CONTRACTS,
    'node_modules/@concord/contracts': { resolved: 'libs/contracts', link: true },
    'node_modules/@concord/exams': { resolved: 'services/exams', link: true },
    'services/exams': EXAMS,
  },
};

const FILES: Readonly<Record<string, string>> = {
  'CHANGELOG.md': CHANGELOG,
  'package.json': json({ ...PRODUCT, scripts: { sbom: SBOM } }),
  'package-lock.json': json(LOCKFILE),
  'libs/contracts/package.json': json(CONTRACTS),
  'libs/contracts/releases/last.json': '{ "level": 1 }\n',
  'services/exams/package.json': json(EXAMS),
};

/** A small product in its own git repository, with one earlier release. */
export class ReleaseFixture {
  readonly root: string;

  constructor(folder: string) {
    this.root = join(folder, 'product');
    for (const file of COPIED) cpSync(join(ROOT, file), join(this.root, file), { recursive: true });
    for (const [file, text] of Object.entries(FILES)) this.write(file, text);
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
    this.git('init', '--quiet', '--initial-branch', 'main');
    this.git('config', 'user.name', 'Ada');
    this.git('config', 'user.email', 'ada@concord.example');
    // `.gitignore` names the folder, and here it is a link.
    this.write('.git/info/exclude', 'node_modules\n');
    this.commit('Begin');
    this.git('tag', 'v1.0.0');
  }

  write(file: string, text: string): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' }).trim();
  }

  commit(subject: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', subject);
  }

  plan(name: string, bump: string, text: string): void {
    this.write(`.nx/version-plans/${name}.md`, `---\nconcord: ${bump}\n---\n\n${text}\n`);
  }
}

/** Puts a fake docker first on the PATH, which writes its calls to a file. @returns that file */
export function standInDocker(folder: string, exitCode: number): string {
  const [bin, calls] = [join(folder, 'bin'), join(folder, 'docker-calls')];
  mkdirSync(bin, { recursive: true });
  const digest = `sha256:${'ab'.repeat(32)}`;
  const script = `#!/bin/sh\necho "$@" >> '${calls}'\n[ "$1" = image ] && echo ${digest}\nexit ${exitCode}\n`;
  writeFileSync(join(bin, 'docker'), script);
  chmodSync(join(bin, 'docker'), 0o755);
  process.env.PATH = `${bin}:${process.env.PATH}`;
  return calls;
}
