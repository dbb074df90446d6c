import type { ContentSection, ContentSubsection, RichText, TextPart } from './page-content';

const partText = (part: TextPart): string => {
  if (typeof part === 'string') return part;
  return 'strong' in part ? part.strong : part.text;
};

export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map(partText).join('');

/** Anchor of a section: its id, or its heading in kebab case. */
export const anchorOf = ({
  id,
  heading,
}: Pick<ContentSection | ContentSubsection, 'id' | 'heading'>): string =>
  id ??
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Words as a list: `a, b and c`. */
export const joinList = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in words: `four offices`. Digits above ten. */
export const counted = (count: number, one: string, many: string): string =>
  `${SMALL[count] ?? count} ${count === 1 ? one : many}`;
