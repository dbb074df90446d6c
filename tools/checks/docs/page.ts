import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token, Tokens } from 'marked';
import { parse } from 'shell-quote';
import { linesOf, tokensOf } from '../../lib/page-commands.ts';

/** A document in Markdown. */
export interface Page {
  /** Path from the root, such as `docs/operations/watch.md`. */
  readonly path: string;
  readonly tokens: readonly Token[];
}

/** A command and its variables: `RETENTION_YEARS=7 npm run retention`. */
export interface Command {
  readonly words: readonly string[];
  readonly sets: readonly (readonly [name: string, value: string])[];
}

export const pageOf = (path: string, text: string): Page => ({ path, tokens: tokensOf(text) });

export const readPage = (root: string, path: string): Page =>
  pageOf(path, readFileSync(join(root, path), 'utf8'));

const SHELLS = ['', 'sh', 'bash', 'shell'];
const INLINE = /^((npm|node|docker|sh|kubectl) |[A-Z][A-Z0-9_]+=\S*)/;
const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;
/** Keywords of the shell that a command may follow. */
const KEYWORDS = ['do', 'then', 'else', 'env'];
const NO_COMMANDS = ['for', 'done', 'fi', 'if', 'while'];

/** True for a placeholder that a reader replaces: `<file>`, `…`. */
export const isPlaceholder = (word: string): boolean => /[<>…$*{]/.test(word);

/** Texts in backquotes. */
export const codesOf = ({ tokens }: Page): string[] =>
  tokens.filter(({ type }) => type === 'codespan').map(({ text }: Token & { text?: string }) => text ?? '');

function commandOf(words: string[]): Command | undefined {
  const rest = [...words];
  while (KEYWORDS.includes(rest[0] ?? '')) rest.shift();
  if (NO_COMMANDS.includes(rest[0] ?? '')) return undefined;
  const sets: [string, string][] = [];
  for (let set = ASSIGNMENT.exec(rest[0] ?? ''); set; set = ASSIGNMENT.exec(rest[0] ?? '')) {
    sets.push([set[1] ?? '', set[2] ?? '']);
    rest.shift();
  }
  return rest.length + sets.length > 0 ? { words: rest, sets } : undefined;
}

/** The commands of a line, separated by pipes, semicolons and brackets. */
export function commandsOfLine(line: string): Command[] {
  const groups: string[][] = [[]];
  // A placeholder in brackets would be read as a redirection.
  const entries = parse(line.replace(/<([^<>|&]+)>/g, '…'), (name) => `\${${name}}`);
  for (const entry of entries) {
    if (typeof entry === 'string') groups.at(-1)?.push(entry);
    else if ('pattern' in entry) groups.at(-1)?.push(entry.pattern);
    else if ('op' in entry) groups.push([]);
  }
  return groups.flatMap((words) => commandOf(words) ?? []);
}

/** Every command that a page tells its reader to run. */
export function shellCommandsOf(page: Page): Command[] {
  const blocks = page.tokens.filter(
    (token): token is Tokens.Code =>
      token.type === 'code' && SHELLS.includes((token as Tokens.Code).lang ?? ''),
  );
  const inline = codesOf(page).filter((text) => INLINE.test(text));
  return [...blocks.flatMap(({ text }) => linesOf(text)), ...inline].flatMap(commandsOfLine);
}
