import { type Element, elementsOf, findAll, isHidden, nameOf, textOf } from './markup.ts';
import type { SitePage } from './site-files.ts';

const HEADING = /^h([1-6])$/;
/** Search engines cut longer ones, and shorter ones say too little. */
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

function headings(document: Element): string[] {
  const levels = [...elementsOf(document)].flatMap((element) => {
    const level = HEADING.exec(element.tag)?.[1];
    return level ? [{ level: Number(level), text: textOf(element) }] : [];
  });
  const first = levels.filter(({ level }) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`has ${first} first headings`]),
    ...levels.flatMap(({ level, text }, index) => {
      const before = levels[index - 1]?.level ?? 0;
      return level > before + 1 ? [`goes from heading ${before} to ${level} at "${text}"`] : [];
    }),
    ...levels.filter(({ text }) => text === '').map(({ level }) => `has an empty heading ${level}`),
  ];
}

/** The parts of a drawing are one picture to assistive technology. */
function isInsideNamedPicture({ parent }: Element): boolean {
  if (!parent) return false;
  const isPicture = parent.attributes.get('role') === 'img' && nameOf(parent) !== '';
  return isPicture || isInsideNamedPicture(parent);
}

function pictures(document: Element): string[] {
  return findAll(document, 'img', 'svg').flatMap((element) => {
    const { tag, attributes } = element;
    if (isHidden(element) || isInsideNamedPicture(element)) return [];
    if (tag === 'img' && attributes.get('alt') === '') return [];
    if (nameOf(element) !== '' && (tag === 'img' || attributes.get('role') === 'img')) return [];
    return [`has a picture with neither words nor a mark as decoration: ${attributes.get('src') ?? tag}`];
  });
}

function controls(document: Element): string[] {
  return findAll(document, 'a', 'button').flatMap((element) => {
    if (isHidden(element) || nameOf(element) !== '') return [];
    return [
      `has a ${element.tag === 'a' ? 'link' : 'button'} without words: ${element.attributes.get('href') ?? ''}`,
    ];
  });
}

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

/** What every page must have, also the one for unknown addresses. */
export function frameProblems(document: Element): string[] {
  return [
    ...(/^en\b/.test(document.attributes.get('lang') ?? '') ? [] : ['does not say its language']),
    ...(titleOf(document) === '' ? ['has no title'] : []),
    ...headings(document),
    ...pictures(document),
    ...controls(document),
    ...ids(document),
  ];
}

/** What is wrong with one page by itself, in words. */
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
