import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../../lib/paths.ts';

const eslint = new ESLint({
  cwd: ROOT,
  // It asks Nx for the project graph, which takes seconds.
  overrideConfig: { rules: { '@nx/enforce-module-boundaries': 'off' } },
});

async function problems(code: string, file = 'libs/contracts/src/core/limits.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).flatMap(({ message }) => /^Comment: (.*)/s.exec(message)?.[1] ?? []);
}

const CODE = 'export const a = 1;\n';

describe('comments', () => {
  for (const [what, comment, expected] of [
    ['a preposition first', '/** Of which rounds these attempts are. */', /“Of”/],
    ['a question first', '// What can wait, waits.', /“What”/],
    ['a pronoun first', '/* One that is sent counts. */', /“One that”/],
    ['a clause first', '/** True of the clock beside it. */', /“True of”/],
    ['a relative clause first', '// In which a page is shown.', /“In which”/],
    ['an indirect question first', '/** Whether it is open. */', /“Whether”/],
    ['a first line of several', '/**\n * Those who come first.\n * The rest waits.\n */', /“Those”/],
    ['a vague return value', '/** Adds a listener. @returns what ends it */', /true if/],
    ['a word for again', '// The list is read anew.', /anew/],
    [
      'a word for the previous version',
      '/** Absent in answers of the release before. */',
      /previous version/,
    ],
    ['a word over two lines', '// Answers of the release\n// before have none.', /previous version/],
  ] as const)
    it(`refuses ${what}`, async () => {
      const found = await problems(`${comment}\n${CODE}`);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found.join(), expected);
    });

  it('takes nouns and verbs first, later lines, code and directives', async () => {
    for (const code of [
      '/** Minimum interval between recounts. */',
      '// Reads the list again,\n// as what was read is old.',
      "// @ts-expect-error the id is text\nexport const b: number = 'Of';",
      'export const b = 1; // `Of` is a word',
    ])
      assert.deepEqual(await problems(`${code}\n${CODE}`), [], code);
  });

  it('reads the projects of its list, with their tests', async () => {
    const code = `// Of before.\n${CODE}`;
    assert.equal((await problems(code, 'libs/contracts/src/core/dates.spec.ts')).length, 1);
    assert.equal((await problems(code, 'apps/exam/src/env.ts')).length, 1);
    assert.equal((await problems(code, 'libs/mfe/webpack/index.cjs')).length, 1);
  });
});
