import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderProblems } from './folder-problems.ts';
import { pageOf } from './page.ts';

describe('folderProblems', () => {
  const there = (path: string) => ['services/a/src/store', 'services/a/src/features/hall'].includes(path);
  const problems = (text: string) =>
    folderProblems(pageOf('services/a/README.md', text), ['store', 'features/hall'], there);

  it('takes folders in sentences and in a table, with and without src', () => {
    const table = '| folder | what |\n| --- | --- |\n| `src/store/` | records |';
    assert.deepEqual(problems(`${table}\n\nAll rules of a hall are in \`hall\`.`), []);
  });

  it('finds a folder that is not named, and one in a table that is gone', () => {
    assert.deepEqual(problems('| folder | what |\n| --- | --- |\n| `store`, `shared` | records |'), [
      'services/a/README.md: the folder features/hall is not named',
      'services/a/README.md: there is no folder shared',
    ]);
  });
});
