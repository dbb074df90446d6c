import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Tokens } from 'marked';
import type { Page } from './page.ts';

/** The anchors that GitHub gives the headings of a page. */
export function anchorsOf({ tokens }: Page): Set<string> {
  const slugger = new GithubSlugger();
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return new Set(headings.map(({ text }) => slugger.slug(text.replace(/[`*]/g, ''))));
}

const linksOf = ({ tokens }: Page): string[] =>
  tokens
    .filter((token): token is Tokens.Link | Tokens.Image => ['link', 'image'].includes(token.type))
    .map(({ href }) => href)
    .filter((href) => !/^[a-z]+:/.test(href));

/** Links between pages to a missing file or heading. */
export function linkProblems(pages: readonly Page[], exists: (path: string) => boolean): string[] {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  return pages.flatMap((page) =>
    linksOf(page).flatMap((href) => {
      const [file = '', anchor] = href.split('#');
      const path = file ? posix.join(posix.dirname(page.path), file) : page.path;
      if (!exists(path)) return [`${page.path}: there is no ${path}`];
      if (!anchor || !anchors.has(path) || anchors.get(path)?.has(anchor)) return [];
      return [`${page.path}: ${path} has no heading #${anchor}`];
    }),
  );
}

/** Pages of a folder that its index does not link. */
export function orphanProblems(pages: readonly Page[], index: string): string[] {
  const folder = posix.dirname(index);
  const home = pages.find(({ path }) => path === index);
  if (!home) return [`there is no ${index}`];
  const known = linksOf(home).map((href) => posix.join(folder, href.split('#')[0] ?? ''));
  return pages
    .map(({ path }) => path)
    .filter((path) => path !== index && posix.dirname(path) === folder && !known.includes(path))
    .map((path) => `${index}: nothing leads to ${path}`);
}
