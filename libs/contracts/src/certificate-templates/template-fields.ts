/** What may stand in the text of a certificate, in braces. */
export const TEMPLATE_FIELDS = ['name', 'course', 'date', 'number'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

const braced = (field: TemplateField) => `{${field}}`;
export const FIELD_NAMES = TEMPLATE_FIELDS.map(braced).join(', ');

/** A brace that opens no known field is shown as far as it goes. */
const FIELD = /\{([^{}\n]*)\}/g;

const isField = (name: string): name is TemplateField =>
  (TEMPLATE_FIELDS as readonly string[]).includes(name);

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** What stands in braces and is no field, shortened; a brace alone counts as well. */
export function badFields(text: string): string[] {
  const named = [...text.matchAll(FIELD)].filter(([, name = '']) => !isField(name)).map(([found]) => found);
  const lone = /[{}]/.exec(text.replace(FIELD, ''));
  return [...named, ...(lone ? [lone[0]] : [])].map((found) => found.slice(0, 30));
}

/** Whether a field stands once in the text, alone on its line. */
export const hasOwnLine = (text: string, field: TemplateField): boolean =>
  text.split(braced(field)).length === 2 && linesOf(text).includes(braced(field));

/** A part of a line: text, or a field. */
export type TemplatePart = { readonly text: string } | { readonly field: TemplateField };

/** Cuts a line into text and fields. What is no field stays text. */
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
