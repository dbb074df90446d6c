import type { Tokens } from 'marked';
import type { Page } from './page.ts';

/** Headings of columns with messages on the screen or in a log. */
const HEADERS = ['what you see', 'log line'];
/** Messages of Docker and MongoDB. */
const THIRD_PARTY_MESSAGES = ['is unhealthy', 'port is already allocated', 'Authentication failed'];
/** Marks the variable parts of a message. */
const DIFFERS = /…|\bN\b/;

/** The constant parts of each quoted message. */
const partsOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .flatMap(([, message = '']) => message.split(DIFFERS))
    .map((part) => part.trim())
    .filter((part) => part.includes(' '));

/** Quoted messages that no program of ours prints. */
export function messageProblems({ path, tokens }: Page, sources: string): string[] {
  return tokens
    .filter((token): token is Tokens.Table => token.type === 'table')
    .filter(({ header }) => HEADERS.includes(header[0]?.text ?? ''))
    .flatMap(({ rows }) => rows.flatMap(([cell]) => partsOf(cell?.text ?? '')))
    .filter((part) => !THIRD_PARTY_MESSAGES.includes(part) && !sources.includes(part))
    .map((part) => `${path}: nothing prints “${part}”`);
}
