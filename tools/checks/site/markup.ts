import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];

/** An element of a page, as the checks need it. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Element | string)[];
  readonly parent: Element | undefined;
}

const isElement = (child: Element | string): child is Element => typeof child !== 'string';

function elementOf(node: DefaultTreeAdapterMap['element'], parent: Element | undefined): Element {
  const children: (Element | string)[] = [];
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const element: Element = { tag: node.tagName.toLowerCase(), attributes, children, parent };
  for (const child of node.childNodes) {
    const made = childOf(child, element);
    if (made !== undefined) children.push(made);
  }
  return element;
}

function childOf(node: Node, parent: Element): Element | string | undefined {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  return 'tagName' in node ? elementOf(node, parent) : undefined;
}

/** Parses a page as a browser without scripts does: the content of `noscript` counts. */
export function parsePage(html: string): Element {
  const { childNodes } = parse(html, { scriptingEnabled: false });
  const root = childNodes.find((node) => node.nodeName === 'html');
  if (!root || !('tagName' in root)) throw new Error('This is no page');
  return elementOf(root, undefined);
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

/** Whether assistive technology ignores it. */
export function isHidden(element: Element): boolean {
  const { attributes, parent } = element;
  if (attributes.get('aria-hidden') === 'true') return true;
  return parent ? isHidden(parent) : false;
}

/** What assistive technology calls a link, a button or a picture. */
export function nameOf(element: Element): string {
  const { attributes, tag, children } = element;
  const label = attributes.get('aria-label')?.trim();
  if (label) return label;
  if (attributes.get('aria-hidden') === 'true') return '';
  if (tag === 'img') return attributes.get('alt')?.trim() ?? '';
  if (tag === 'svg')
    return children
      .filter(isElement)
      .filter(({ tag: inner }) => inner === 'title')
      .map(textOf)
      .join(' ');
  if (tag === 'style' || tag === 'script') return '';
  return children
    .map((child) => (isElement(child) ? nameOf(child) : child))
    .join(' ')
    .trim();
}
