import type { Tokens } from 'marked';
import type { Page } from './page.ts';

/** Column of what a reader sees on the screen or in a log. */
const HEADERS = ['what you see', 'log line'];
/** Words of Docker and MongoDB. */
const OF_OTHERS = ['is unhealthy', 'port is already allocated', 'Authentication failed'];
/** Stands for a part that differs each time. */
const DIFFERS = /…|\bN\b/;

/** The parts of each quoted message that never differ. */
const partsOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .flatMap(([, message = '']) => message.split(DIFFERS))
    .map((part) => part.trim())
    .filter((part) => part.includes(' '));

/** Messages that a page quotes and no program of ours prints. */
export function messageProblems({ path, tokens }: Page, sources: string): string[] {
  return tokens
    .filter((token): token is Tokens.Table => token.type === 'table')
    .filter(({ header }) => HEADERS.includes(header[0]?.text ?? ''))
    .flatMap(({ rows }) => rows.flatMap(([cell]) => partsOf(cell?.text ?? '')))
    .filter((part) => !OF_OTHERS.includes(part) && !sources.includes(part))
    .map((part) => `${path}: nothing prints “${part}”`);
}
