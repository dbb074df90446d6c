/** Placeholders allowed in a certificate's text, in braces. */
export const TEMPLATE_FIELDS = ['name', 'course', 'date', 'number'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

const braced = (field: TemplateField) => `{${field}}`;
export const FIELD_NAMES = TEMPLATE_FIELDS.map(braced).join(', ');

/** A field in braces, known or not; `badFields` reports the unknown ones. */
const FIELD = /\{([^{}\n]*)\}/g;

const isField = (name: string): name is TemplateField =>
  (TEMPLATE_FIELDS as readonly string[]).includes(name);

/** The non-blank lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Lists unknown placeholders, shortened; a stray brace counts as well. */
export function badFields(text: string): string[] {
  const named = [...text.matchAll(FIELD)].filter(([, name = '']) => !isField(name)).map(([found]) => found);
  const lone = /[{}]/.exec(text.replace(FIELD, ''));
  return [...named, ...(lone ? [lone[0]] : [])].map((found) => found.slice(0, 30));
}

/** True if a field occurs exactly once in the text, on a line of its own. */
export const hasOwnLine = (text: string, field: TemplateField): boolean =>
  text.split(braced(field)).length === 2 && linesOf(text).includes(braced(field));

/** Part of a line: literal text or a field. */
export type TemplatePart = { readonly text: string } | { readonly field: TemplateField };

/** Splits a line into text and fields. Unknown placeholders stay text. */
export function partsOf(line: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const { 0: found, 1: name = '', index } of line.matchAll(FIELD)) {
    if (!isField(name)) continue;
    if (index > from) parts.push({ text: line.slice(from, index) });
    parts.push({ field: name });
    from = index + found.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}
