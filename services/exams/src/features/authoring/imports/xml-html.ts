import type { XmlElement } from './xml-tree';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Converts XML to HTML. The parser has limited the depth. */
export function htmlOf(nodes: readonly (XmlElement | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const name = node.name.toLowerCase();
      const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      const start = `<${name}${attributes.join('')}>`;
      return VOID.has(name) ? start : `${start}${htmlOf(node.children)}</${name}>`;
    })
    .join('');
}
