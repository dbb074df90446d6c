import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type NamedImage, type ReadText, textOfNodes } from './block-text';

type Node = DefaultTreeAdapterTypes.ChildNode;

const attributeOf = (node: Node, name: string) =>
  ('attrs' in node && node.attrs.find((attribute) => attribute.name === name)?.value) || '';

function imageOf(node: Node): { image?: NamedImage } {
  if (!('tagName' in node) || node.tagName !== 'img') return {};
  return { image: { src: attributeOf(node, 'src'), alt: attributeOf(node, 'alt') } };
}

/** The plain text of HTML, and the names of its pictures. */
export function htmlText(html: string): ReadText {
  return textOfNodes<Node>(parseFragment(html).childNodes, (node) => ({
    ...('value' in node && { text: node.value }),
    ...('tagName' in node && { name: node.tagName }),
    ...imageOf(node),
    children: 'childNodes' in node ? node.childNodes : [],
  }));
}

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|img|su[bp]|[uo]l|li|table|t[rdh]|h[1-6]|pre|code|a)\b[^>]*>/i;

/** Text of a format that may hold HTML, as Moodle's own has: only what has a tag is read as such. */
export const markedText = (text: string): ReadText =>
  TAG.test(text) ? htmlText(text) : { text, hasPicture: false };
