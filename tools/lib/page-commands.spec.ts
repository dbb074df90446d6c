import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { commandsOf } from './page-commands.ts';

describe('commandsOf', () => {
  const root = temporaryFolder();

  function commands(name: string, ...lines: string[]) {
    writeFileSync(join(root(), 'page.md'), lines.join('\n'));
    return commandsOf('page.md', name, root());
  }

  const install = ['<!-- drill: install -->', '', '```', 'make one', '```'];
  const scale = ['<!-- drill: scale -->', '```', 'make many', '```'];

  it('finds the block after its mark, of several', () => {
    assert.deepEqual(commands('install', '# Title', ...install, 'Then', ...scale), ['make one']);
    assert.deepEqual(commands('scale', '# Title', ...install, 'Then', ...scale), ['make many']);
  });

  it('finds it in a step of a list', () => {
    const step = install.map((line) => line && `   ${line}`);
    assert.deepEqual(commands('install', '1. First', '', ...step, '2. Next'), ['make one']);
  });

  it('joins lines that go on, and leaves comments and blank lines out', () => {
    const block = ['```', '# first', 'build \\', '  --all', '', 'start    # now', '```'];
    assert.deepEqual(commands('roll', '<!-- drill: roll -->', ...block), ['build --all', 'start    # now']);
  });

  for (const [name, lines] of [
    ['no mark', ['```', 'make one', '```']],
    ['a mark before words', ['<!-- drill: install -->', 'Text', ...install.slice(2)]],
    ['two blocks of that name', [...install, ...install]],
  ] as const)
    it(`refuses a page with ${name}`, () => {
      assert.throws(
        () => commands('install', ...lines),
        /^Error: page\.md must have one block of commands after/,
      );
    });
});
