import { type DefaultTreeAdapterMap, parse } from 'parse5';

/** An element of a page, as the checks need it. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Element | string)[];
}

const isElement = (child: Element | string): child is Element => typeof child !== 'string';

function elementOf(node: DefaultTreeAdapterMap['element']): Element {
  const children = node.childNodes.flatMap((child): (Element | string)[] => {
    if (child.nodeName === '#text') return [(child as DefaultTreeAdapterMap['textNode']).value];
    return 'tagName' in child ? [elementOf(child)] : [];
  });
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  return { tag: node.tagName.toLowerCase(), attributes, children };
}

/** Parses a page as a browser without scripts does: the content of `noscript` counts. */
export function parsePage(html: string): Element {
  const { childNodes } = parse(html, { scriptingEnabled: false });
  const root = childNodes.find((node) => node.nodeName === 'html');
  if (!root || !('tagName' in root)) throw new Error('This is no page');
  return elementOf(root);
}

/** The element itself and all below it, in the order of the page. */
export function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (isElement(child)) yield* elementsOf(child);
}

export const findAll = (root: Element, ...tags: string[]): Element[] =>
  [...elementsOf(root)].filter(({ tag }) => tags.includes(tag));

/** The visible text of an element. */
export function textOf({ tag, children }: Element): string {
  if (tag === 'style' || tag === 'script') return '';
  const parts = children.map((child) => (isElement(child) ? textOf(child) : child));
  return parts.join('').replace(/\s+/g, ' ').trim();
}
