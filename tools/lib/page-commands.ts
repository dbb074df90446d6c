import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token } from 'marked';
import { ROOT } from './paths.ts';

const MARK = /^<!-- drill: (\S+) -->\s*$/;

/** Every token of a text in Markdown, in the order of the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** Lines of a shell block, continued ones joined. Blank lines and comments are left out. */
export const linesOf = (block: string): string[] =>
  block
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Command blocks that drills run, by the name in the comment before them: `<!-- drill: install -->`. */
export function drillsOf(page: readonly Token[]): { name: string; lines: string[] | undefined }[] {
  const tokens = page.filter(({ type }) => type !== 'space');
  return tokens.flatMap((token, index) => {
    const name = token.type === 'html' ? MARK.exec(token.raw)?.[1] : undefined;
    if (name === undefined) return [];
    const next = tokens[index + 1];
    return [{ name, lines: next?.type === 'code' ? linesOf(String(next.text)) : undefined }];
  });
}

/**
 * Commands of a page for operators, so that a drill follows the page: `sh -e` with all lines.
 * @param page from the root, such as `docs/operations/install-compose.md`
 * @throws Error when the page does not have exactly one block of that name
 */
export function commandsOf(page: string, name: string, root = ROOT): string[] {
  const drills = drillsOf(tokensOf(readFileSync(join(root, page), 'utf8')));
  const found = drills.filter((drill) => drill.name === name);
  const [drill] = found;
  if (found.length !== 1 || !drill?.lines)
    throw new Error(`${page} must have one block of commands after <!-- drill: ${name} -->`);
  return drill.lines;
}
