import { type Element, elementsOf, findAll, textOf } from './markup.ts';
import type { SitePage } from './site-files.ts';

/** Bounds for the length of descriptions: search engines cut longer ones, and shorter ones say too little. */
const DESCRIPTION = { least: 50, most: 160 };

export const metaOf = (document: Element, name: string): string | undefined =>
  findAll(document, 'meta')
    .find(({ attributes }) => (attributes.get('name') ?? attributes.get('property')) === name)
    ?.attributes.get('content');

export const linkOf = (document: Element, rel: string): string | undefined =>
  findAll(document, 'link')
    .find(({ attributes }) => attributes.get('rel') === rel)
    ?.attributes.get('href');

export const titleOf = (document: Element): string => {
  const head = findAll(document, 'head')[0];
  return head ? findAll(head, 'title').map(textOf).join('') : '';
};

export const isListed = ({ document }: SitePage): boolean => !metaOf(document, 'robots')?.includes('noindex');

function ids(document: Element): string[] {
  const all = [...elementsOf(document)];
  const known = all.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const twice = known.filter((id, index) => known.indexOf(id) !== index);
  const asked = all.flatMap(({ attributes }) =>
    ['aria-labelledby', 'aria-describedby', 'for'].flatMap(
      (name) => attributes.get(name)?.split(/\s+/) ?? [],
    ),
  );
  return [
    ...twice.map((id) => `has the id ${id} more than once`),
    ...asked.filter((id) => !known.includes(id)).map((id) => `refers to the id ${id}, which is not there`),
  ];
}

function linkedData(document: Element): string[] {
  const scripts = findAll(document, 'script').filter(
    ({ attributes }) => attributes.get('type') === 'application/ld+json',
  );
  if (scripts.length === 0) return ['has no linked data'];
  return scripts.flatMap(({ children }) => {
    try {
      const data = JSON.parse(children.join('')) as Record<string, unknown>;
      const missing = ['@context', '@type', 'name', 'url'].filter((key) => typeof data[key] !== 'string');
      return missing.map((key) => `has linked data without ${key}`);
    } catch {
      return ['has linked data that is no JSON'];
    }
  });
}

function description(document: Element): string[] {
  const words = metaOf(document, 'description') ?? '';
  if (words.length >= DESCRIPTION.least && words.length <= DESCRIPTION.most) return [];
  return [`has a description of ${words.length} signs, not ${DESCRIPTION.least} to ${DESCRIPTION.most}`];
}

/** Problems of any page, also the one for unknown addresses. */
export function frameProblems(document: Element): string[] {
  return [
    ...(/^en\b/.test(document.attributes.get('lang') ?? '') ? [] : ['does not say its language']),
    ...(titleOf(document) === '' ? ['has no title'] : []),
    ...ids(document),
  ];
}

/** Problems of one page by itself, in words. */
export function pageProblems(page: SitePage, origin: string): string[] {
  const { path, document } = page;
  const listed = isListed(page);
  const canonical = linkOf(document, 'canonical');
  const expected = listed ? `${origin}${path}` : undefined;
  const previews = ['og:title', 'og:description', 'og:url', 'og:image'].filter(
    (name) => !metaOf(document, name),
  );
  return [
    ...frameProblems(document),
    ...description(document),
    ...linkedData(document),
    ...(canonical === expected ? [] : [`has the canonical address ${canonical ?? 'of none'}`]),
    ...(listed ? previews.map((name) => `has no ${name}`) : []),
  ];
}
