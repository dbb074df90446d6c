import { SaxesParser } from 'saxes';
import { notXlsx } from '../archive/file.errors';

/** Maximum depth of elements; Excel's files have about 12 levels. */
const MAX_DEPTH = 60;

export type Attributes = Readonly<Record<string, string>>;

/** Receives the elements of a part in document order, by local names. */
export interface ElementEvents {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part as a stream of events, not as a tree. A document type is refused, because it can declare entities.
 * @throws FileError
 */
export function readElements(part: Buffer, events: ElementEvents): void {
  const parser = new SaxesParser();
  const fail = () => {
    throw unreadable();
  };
  let depth = 0;
  parser.on('doctype', fail);
  parser.on('error', fail);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) fail();
    events.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    events.close(localName(name));
  });
  const addText = (text: string) => events.text(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decoded(part)).close();
}

/** UTF-16 begins with a byte order mark; anything else is UTF-8. */
function decoded(part: Buffer): string {
  const [first, second] = part;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  try {
    return new TextDecoder(wide || 'utf-8', { fatal: true }).decode(part).trimStart();
  } catch {
    throw unreadable();
  }
}

export const unreadable = () =>
  notXlsx("This spreadsheet can't be read. Open it in Excel and save it again as .xlsx");

/** True if a boolean attribute is on. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Value of an attribute by its local name, such as `id` for `r:id`. */
export const prefixed = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
