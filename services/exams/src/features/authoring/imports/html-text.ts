import { type DefaultTreeAdapterTypes, parseFragment, type ParserError } from 'parse5';
import { textOfNodes } from './block-text';
import { hasTags, withBareBrackets } from './html-tags';
import { Languages, withoutMlang, withoutOtherLanguages } from './multilang';
import { type Change, type Loss, plainText, type ReadText } from './read-text';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Parse errors that lose a part of the text. */
const LOSING: ReadonlySet<string> = new Set(['eof-in-tag', 'eof-in-comment', 'eof-in-cdata']);
const DOUBTFUL: ReadonlySet<string> = new Set([
  'unexpected-character-in-attribute-name',
  'unexpected-character-in-unquoted-attribute-value',
]);

/** Converts HTML to plain text, and lists what was lost. */
export function htmlText(html: string): ReadText {
  const languages = new Languages();
  const losses = new Set<Loss>();
  const changes = new Set<Change>();
  const onParseError = ({ code }: ParserError) => {
    if (LOSING.has(code)) losses.add('damaged');
    else if (DOUBTFUL.has(code)) changes.add('damaged');
  };
  const { childNodes } = parseFragment(withBareBrackets(withoutMlang(html, languages)), { onParseError });
  const read = textOfNodes<Node>(withoutOtherLanguages(childNodes, languages), (node) => ({
    ...('value' in node && { text: node.value }),
    ...('tagName' in node && {
      name: node.tagName,
      attribute: (name: string) => node.attrs.find((each) => each.name === name)?.value,
    }),
    children: 'childNodes' in node ? withoutOtherLanguages(node.childNodes, languages) : [],
  }));
  for (const loss of read.losses ?? []) losses.add(loss);
  for (const change of read.changes ?? []) changes.add(change);
  return {
    ...read,
    ...(losses.size > 0 && { losses: [...losses] }),
    ...(changes.size > 0 && { changes: [...changes] }),
    ...languages.names,
  };
}

/** Decodes the entities of a text without tags. */
const withoutEntities = (text: string): string =>
  parseFragment(text.replaceAll('<', '&lt;'))
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

/** Converts line breaks outside of `pre` to HTML, except next to a tag. */
function withLines(text: string): string {
  return text
    .split(/(<pre[\s>][\s\S]*?<\/pre>)/i)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/>\s*\n\s*/g, '> ')
            .replace(/\s*\n\s*</g, ' <')
            .replace(/\n([ \t]*)/g, (_, indent: string) => `<br>${indent.replace(/[ \t]/g, '\u00a0')}`),
    )
    .join('');
}

/** Reports a picture that a text without tags refers to by its address in Moodle. */
const withLostFiles = (read: ReadText): ReadText =>
  read.text.includes('@@PLUGINFILE@@') ? { ...read, losses: [...(read.losses ?? []), 'picture'] } : read;

/**
 * Converts a text that may contain HTML, such as Moodle's: line breaks, entities and known tags have their meaning.
 */
export function markedText(text: string): ReadText {
  if (!/[<&{]/.test(text)) return withLostFiles({ ...plainText(text.trim()), hasTex: true });
  if (hasTags(text)) return htmlText(withLines(withBareBrackets(text)));
  const languages = new Languages();
  const read = withoutEntities(withoutMlang(text, languages)).trim();
  return { ...plainText(read), hasTex: true, ...languages.names };
}

/** Keeps Markdown with its marks, and warns the author. */
export function markdownText(text: string): ReadText {
  const read = markedText(text);
  if (/!\[[^\]\n]*\]\(/.test(read.text) && !read.losses?.includes('picture'))
    return { ...read, losses: [...(read.losses ?? []), 'picture'] };
  const hasMarks = /\*\S|(^|\s)_\S|`|^\s{0,3}(?:#{1,6}\s|>\s)|!?\[[^\]\n]*\]\(/m.test(read.text);
  return hasMarks ? { ...read, changes: [...(read.changes ?? []), 'markdown'] } : read;
}
