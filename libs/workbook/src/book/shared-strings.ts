import { tooLarge } from '../archive/file.errors';
import { RunReader, type WorkbookText } from './rich-runs';
import { readElements } from './xml-events';

/** Maximum number of texts: twice those of 5,000 rows with 50 columns. */
const MAX_STRINGS = 500_000;

/** Texts by index; cells refer to them. @throws FileError */
export function readSharedStrings(part: Buffer | undefined): WorkbookText[] {
  const strings: WorkbookText[] = [];
  const reader = new RunReader();
  if (!part) return strings;
  readElements(part, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => {
      reader.close(name);
      if (name !== 'si') return;
      if (strings.length === MAX_STRINGS) throw tooLarge();
      strings.push(reader.take());
    },
  });
  return strings;
}
