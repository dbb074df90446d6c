import { RICH_ATTRIBUTES, RICH_TAGS, type RichText } from '@concord/contracts';
import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react';

const TAGS: ReadonlySet<string> = new Set(RICH_TAGS);
const ATTRIBUTES: ReadonlySet<string> = new Set(RICH_ATTRIBUTES);
const LINE = '0.06em solid';
const LINES: Readonly<Record<string, CSSProperties>> = {
  top: { borderTop: LINE, paddingTop: '0.1em' },
  bottom: { borderBottom: LINE, paddingBottom: '0.1em' },
  box: { border: LINE, padding: '0.2em' },
};

interface RichContentProps {
  readonly text: RichText;
  /** Renders formulas inline that the server put on their own lines. */
  readonly isLine?: boolean;
}

/**
 * A text with formatting and formulas. Builds React elements of known names and attributes only, so that no
 * question can contain a script or a link.
 */
export function RichContent({ text, isLine = false }: RichContentProps) {
  const nodes: ReactNode[] = [];
  const reader = { text, at: 0, isLine };
  while (reader.at < text.length) nodes.push(<Fragment key={reader.at}>{nextNode(reader)}</Fragment>);
  return <>{nodes}</>;
}

interface Reader {
  readonly text: RichText;
  readonly isLine: boolean;
  at: number;
}

/** Renders the part at the reader's position, with its nested parts. */
function nextNode(reader: Reader): ReactNode {
  const part = reader.text[reader.at];
  reader.at += 1;
  if (part === undefined || typeof part === 'string') return part;
  const children = Array.from({ length: Math.min(part.size, reader.text.length) }, () => nextNode(reader));
  if (!TAGS.has(part.tag)) return createElement(Fragment, null, ...children);
  const { line = '', align, display, ...others } = part.attributes ?? {};
  const isBlock = display === 'block' && !reader.isLine;
  const attributes = {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => ATTRIBUTES.has(name))),
    ...(isBlock && { display }),
    ...styleOf(LINES[line], align),
  };
  const element = createElement(part.tag, attributes, ...children);
  // A long formula scrolls, so that it does not widen the page.
  return isBlock ? (
    <span style={{ display: 'block', overflowX: 'auto', overflowY: 'hidden', padding: '0.3em 0' }}>
      {element}
    </span>
  ) : (
    element
  );
}

function styleOf(line: CSSProperties | undefined, align: string | undefined): { style?: CSSProperties } {
  if (align === 'left' || align === 'right') return { style: { textAlign: align } };
  return line ? { style: line } : {};
}
