import { SaxesParser } from 'saxes';
import { refused, tooLarge } from '@concord/workbook';

const MAX_DEPTH = 100;
const MAX_ELEMENTS = 300_000;

/** An element of a parsed document. */
export interface XmlElement {
  /** Local name, without the namespace prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** Line of the start tag. */
  line: number;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML. A document type is refused, so there are only the five predefined entities, and no external references.
 * @throws FileError
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const top: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [top];
  let count = 0;
  const addText = (part: string) => void open.at(-1)?.children.push(part);
  parser.on('doctype', () => {
    throw refused(
      "This file contains a document type or entities, which can't be imported. Export it without them",
    );
  });
  parser.on('error', () => {
    throw refused(`This XML file is damaged at line ${parser.line}. Export it again`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw tooLarge();
    const element: XmlElement = { name: localName(name), attributes, children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const root = elementsOf(top)[0];
  if (!root) throw refused('This XML file is empty');
  return root;
}

export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');
/** Child elements with a name. */
export const named = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsOf(element).filter((child) => child.name === name) : [];
/** Text of an element, without its child elements. */
export const ownText = (element: XmlElement | undefined): string =>
  (element?.children ?? []).filter((child) => typeof child === 'string').join('');
/** Text of an element and all its descendants. */
export const allText = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : allText(child))).join('');
/** All matching descendants, without those inside another match. */
export const found = (element: XmlElement, isWanted: (element: XmlElement) => boolean): XmlElement[] =>
  elementsOf(element).flatMap((child) => (isWanted(child) ? [child] : found(child, isWanted)));
