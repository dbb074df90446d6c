import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Output of `fonts/cut-fonts.cjs`: letters of Amharic, Thai, Chinese, Japanese and Korean in small files. */
const FOLDER = join(__dirname, '..', '..', '..', 'dist', 'fonts');

interface Slice {
  readonly file: string;
  /** CSS `unicode-range`: `U+1200-1248,U+124a`. */
  readonly range: string;
}

/** Code ranges outside of the usual fonts; most texts have no letter in them. */
const UNUSUAL = /[\u0590-\u1cff\u2c00-\udfff\uf900-\uffff]/;

interface Loaded {
  readonly slices: readonly Slice[];
  readonly sliceOf: ReadonlyMap<number, Slice>;
}
let loaded: Loaded | undefined;

/** Loads the list of slices, when the first such letter occurs. */
function load(): Loaded {
  if (loaded) return loaded;
  const slices = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as Slice[];
  const sliceOf = new Map<number, Slice>();
  for (const slice of slices) for (const code of codesOf(slice.range)) sliceOf.set(code, slice);
  return (loaded = { slices, sliceOf });
}

function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((digits) => parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

const pathOf = ({ file }: Slice) => join(FOLDER, file);

/** The file of the font that has a letter; undefined for letters of the usual fonts, and those of no font. */
export function otherFontOf(letter: string): string | undefined {
  if (!UNUSUAL.test(letter)) return undefined;
  const slice = load().sliceOf.get(letter.codePointAt(0) ?? 0);
  return slice && pathOf(slice);
}

/** Paths of all files. */
export const otherFontFiles = (): string[] => load().slices.map(pathOf);

/** The slices that a text needs, each once. */
export function otherSlicesOf(text: string): readonly Slice[] {
  if (!UNUSUAL.test(text)) return [];
  const { sliceOf } = load();
  return [...new Set([...text].flatMap((letter) => sliceOf.get(letter.codePointAt(0) ?? 0) ?? []))];
}

/** The content of a file by its name, for the printer; undefined for any other name. */
export function otherFontNamed(name: string): string | undefined {
  const slice = load().slices.find(({ file }) => file === name);
  return slice && pathOf(slice);
}
