import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { folderListProblems, foldersOnDisk, requiredLists, type FoldersOf } from './folder-lists.ts';
import { pageOf } from './page.ts';

const table = (heading: string, ...rows: string[]) =>
  [`| ${heading} | what |`, '| - | - |', ...rows.map((row) => `| ${row} | of it |`)].join('\n');

const TREE: Record<string, string[]> = {
  '.': ['services', 'tools'],
  services: ['exams'],
  'services/exams': ['src'],
  'services/exams/src': ['features', 'store'],
  'services/exams/src/features': ['hall'],
  'services/exams/src/features/hall': ['monitor', 'pauses'],
  'services/exams/src/store': ['results'],
  tools: ['lib'],
};
const foldersOf: FoldersOf = (folder) => TREE[folder] ?? [];

const PAGES = {
  'README.md': table('folder', '`services/`, `tools/`'),
  'tools/README.md': table('folder', '`lib/`'),
  'services/exams/README.md': [
    table('folder of `src`', '`features/`', '`store/`'),
    table('folder of `src/features`', '`hall/`'),
    table('folder of `src/store`', '`results/`'),
  ].join('\n\n'),
  'services/exams/src/features/hall/README.md': table('folder', '`monitor/`', '`pauses/`'),
};

const problems = (changed: Partial<Record<keyof typeof PAGES, string>> = {}) =>
  folderListProblems(
    Object.entries({ ...PAGES, ...changed }).map(([path, text]) => pageOf(path, text)),
    foldersOf,
  );

describe('folderListProblems', () => {
  it('finds nothing in lists that name what is there', () => assert.deepEqual(problems(), []));

  it('finds a folder that a list leaves out', () => {
    assert.deepEqual(
      problems({ 'services/exams/src/features/hall/README.md': table('folder', '`pauses/`') }),
      ['services/exams/src/features/hall/README.md: lists no services/exams/src/features/hall/monitor'],
    );
  });

  it('finds a folder that is not there, and one that is named twice', () => {
    assert.deepEqual(problems({ 'tools/README.md': table('folder', '`lib/`, `lib/`', '`bench`') }), [
      'tools/README.md: there is no folder tools/bench',
      'tools/README.md: lists tools/lib twice',
    ]);
  });

  it('finds a README without a list that it must have', () => {
    assert.deepEqual(problems({ 'tools/README.md': table('command', '`lib/`') }), [
      'tools/README.md: lists no tools/lib',
    ]);
  });

  it('finds a README that is missing', () => {
    assert.deepEqual(folderListProblems([pageOf('README.md', PAGES['README.md'])], foldersOf), [
      'there is no tools/README.md',
      'there is no services/exams/README.md',
      'there is no services/exams/src/features/hall/README.md',
    ]);
  });
});

describe('requiredLists', () => {
  it('asks a project without src for the folders beside its README', () => {
    const tree: Record<string, string[]> = { libs: ['mfe'], 'libs/mfe': ['webpack'] };
    assert.deepEqual(requiredLists((folder) => tree[folder] ?? []).get('libs/mfe/README.md'), ['libs/mfe']);
  });
});

describe('foldersOnDisk', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'folders-'));
    writeFileSync(join(root, '.gitignore'), 'dist/\n*.log\n');
    for (const path of ['lib/deep', 'dist', '.nx', 'empty/dist']) {
      mkdirSync(join(root, path), { recursive: true });
      writeFileSync(join(root, path, 'file.txt'), '');
    }
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('leaves out hidden and ignored folders, and those without a file of their own', () => {
    assert.deepEqual(foldersOnDisk(root)('.'), ['lib']);
    assert.deepEqual(foldersOnDisk(root)('nowhere'), []);
  });
});
