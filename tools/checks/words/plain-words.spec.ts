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

async function stumbles(code: string, file = 'apps/admin/src/features/exams/page.tsx'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).flatMap(({ message }) => /^Plain words: (.*)/s.exec(message)?.[1] ?? []);
}

const LONG = `Many ${'word and '.repeat(13)}end`;

describe('words that people read', () => {
  for (const [what, code, expected] of [
    ['a text of a page', 'export const a = <p>Ask whoever invited you.</p>;', /whoever/],
    ['a text over two lines', 'export const a = <p>Grade the results\n  anew.</p>;', /anew/],
    ['a text around values', 'export const a = <p>All {name} shall wait: {n}</p>;', /shall/],
    ['a text in an element', 'export const a = <p>Read <b>those who</b> wait.</p>;', /those who/],
    ['an attribute', 'export const a = <p title="Throw away the draft" />;', /Throw away/],
    ['a constant', "export const a = { title: 'The exam is under way' };", /under way/],
    ['a template', 'export const a = `${n} mails wait`;', /mails/],
    ['two sentences joined', "export const a = 'Keep the receipt: you are asked for it.';", /two sentences/],
    ['a long sentence', `export const a = '${LONG}';`, /28 words/],
    [
      'a long sentence of parts',
      `export const a = <p>Many ${'word and '.repeat(12)}<b>one</b> {n} end</p>;`,
      /28 words/,
    ],
  ] as const)
    it(`flags ${what} once`, async () => {
      const found = await stumbles(`declare const n: number, name: string;\n${code}`);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found.join(), expected);
    });

  it('flags a message of a service, and none in its logs', async () => {
    const file = 'services/exams/src/exams/exams.service.ts';
    assert.equal((await stumbles("export const a = refuse('Try it with those who wait');", file)).length, 1);
    assert.deepEqual(await stumbles("logger.warn('mails wait for those who left');", file), []);
  });

  it('takes plain texts, values before a colon, and what nobody reads', async () => {
    for (const code of [
      "export const a = 'Pass mark: 50%. Keep your receipt. You will need it to claim a refund.';",
      `export const a = 'Short. ${'A few words. '.repeat(20)}';`,
      "import { a } from './shall we'; export { a };",
      'export const a = <p className="shall those who" sx={{ transition: "anew shall those who" }} />;',
    ])
      assert.deepEqual(await stumbles(code), [], code);
    assert.deepEqual(await stumbles("export const a = 'those who wait';", 'apps/admin/src/a.spec.ts'), []);
  });
});
