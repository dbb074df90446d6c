const LONGEST = 120;
const LONGEST_EXTENSION = 12;
/** Control characters, and marks that reverse or hide text and could fake an extension. */
const UNSAFE = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202F\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** File name to display: one line without hidden marks, shortened in the middle to keep the extension. */
export function displayName(name: string): string {
  const clean = [...name.replace(UNSAFE, '').trim().normalize('NFC')];
  if (clean.length === 0) return 'file';
  if (clean.length <= LONGEST) return clean.join('');
  const dot = clean.lastIndexOf('.');
  const end = dot >= 0 && clean.length - dot <= LONGEST_EXTENSION ? clean.slice(dot) : clean.slice(-4);
  return `${clean.slice(0, LONGEST - end.length - 1).join('')}…${end.join('')}`;
}
