import type { SheetElement } from './sheet-tree';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');

function attributesOf({ tag, className, dir, label, style, src }: SheetElement): string {
  const styles = Object.entries(style ?? {}).map(([name, value]) => `${name}: ${value}`);
  const given: [string, string | undefined][] = [
    ['class', className],
    ['dir', dir],
    ['style', styles.join('; ') || undefined],
    ['src', src],
    ...(tag === 'img'
      ? ([['alt', label ?? '']] as [string, string][])
      : ([
          ['role', label && 'img'],
          ['aria-label', label],
        ] as [string, string | undefined][])),
  ];
  return given
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escaped(value)}"`))
    .join('');
}

/** HTML of a sheet's elements; texts and attributes are escaped. */
export function sheetHtml(elements: readonly (SheetElement | string)[]): string {
  return elements
    .map((element) => {
      if (typeof element === 'string') return escaped(element);
      const start = `<${element.tag}${attributesOf(element)}>`;
      if (element.tag === 'img') return start;
      return `${start}${element.svg ?? sheetHtml(element.children ?? [])}</${element.tag}>`;
    })
    .join('');
}
