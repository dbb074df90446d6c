import type { Token, Tokens } from 'marked';
import { stumblesOf } from '../words/plain-words.mjs';
import type { Page } from './page.ts';

/** Text of a paragraph or a cell, with code as one word. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'codespan') return 'Code';
      if ('tokens' in token && token.tokens) return textOf(token.tokens);
      return 'text' in token ? String(token.text) : '';
    })
    .join('');
}

/** Sentences of a page that are hard to read. */
export function wordingProblems({ path, tokens }: Page): string[] {
  const cells = tokens
    .filter((token): token is Tokens.Table => token.type === 'table')
    .flatMap(({ header, rows }) => [header, ...rows].flat());
  const paragraphs = tokens.filter(
    (token): token is Tokens.Paragraph | Tokens.Text =>
      token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token),
  );
  const texts = [...paragraphs, ...cells].map((each) => textOf(each.tokens ?? []));
  return texts.flatMap((text) => stumblesOf(text)).map((problem) => `${path}: ${problem}`);
}
