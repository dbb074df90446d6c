import { readFile } from 'node:fs/promises';
import { otherFontNamed, otherSlicesOf } from './other-fonts';

/** The domain `.invalid` never exists (RFC 2606); the printer answers its requests from the files below. */
const ORIGIN = 'https://fonts.invalid/';

interface Face {
  family: string;
  weight: number;
  file: string;
  /** Characters that the font is used for; all when absent. */
  range?: string;
}

const ARABIC = 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+FB50-FDFF, U+FE70-FEFF';
const EMOJI =
  'U+200D, U+203C, U+2049, U+20E3, U+2139, U+2194-21AA, U+231A-23FF, U+25AA-27BF, U+2934-2935, U+2B05-2B55, U+FE0F, U+1F000-1FAFF, U+E0020-E007F';

/**
 * Bundled fonts, so that a form looks the same on a server without fonts: those of the pages, and others for what these
 * lack. The files are not subsets, so the marks of Yoruba and Igbo combine with their letters.
 */
const FACES: readonly Face[] = [
  {
    family: 'Inter',
    weight: 400,
    file: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  },
  {
    family: 'Inter',
    weight: 700,
    file: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  },
  {
    family: 'Noto Serif',
    weight: 600,
    file: require.resolve('@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf'),
  },
  {
    family: 'Form Sans',
    weight: 400,
    file: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  },
  {
    family: 'Form Sans',
    weight: 700,
    file: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  {
    family: 'Form Arabic',
    weight: 400,
    file: require.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
    range: ARABIC,
  },
  {
    family: 'Form Arabic',
    weight: 700,
    file: require.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
    range: ARABIC,
  },
  {
    family: 'Form Emoji',
    weight: 400,
    file: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    range: EMOJI,
  },
];

function fileOf(family: string, weight = 400): string {
  const face = FACES.find((one) => one.family === family && one.weight === weight);
  if (!face) throw new Error(`No font ${family} ${weight}`);
  return face.file;
}

/** Paths of the font files. */
export const fontFiles: readonly string[] = FACES.map(({ file }) => file);

/** The fonts of lists, which are printed without a browser. */
export const LIST_FONTS = {
  regular: fileOf('Inter'),
  bold: fileOf('Inter', 700),
  heading: fileOf('Noto Serif', 600),
  other: fileOf('Form Sans'),
  arabic: fileOf('Form Arabic'),
} as const;

/** CSS rules that declare the fonts. */
export const fontStyles = FACES.map(
  ({ family, weight, range }, index) =>
    `@font-face{font-family:'${family}';font-weight:${weight};src:url('${ORIGIN}${index}.ttf')${range ? `;unicode-range:${range}` : ''}}`,
).join('\n');

const cache = new Map<string, Promise<Buffer>>();

/** CSS rules for letters of a text that the usual fonts lack; empty for most texts. */
export const otherFontStyles = (text: string): string =>
  otherSlicesOf(text)
    .map(
      ({ file, range }) =>
        `@font-face{font-family:'Form Other';font-weight:100 900;src:url('${ORIGIN}${file}');unicode-range:${range}}`,
    )
    .join('\n');

/** Reads the font of a URL in these rules; undefined for any other URL. */
export function fontOf(url: string): Promise<Buffer> | undefined {
  if (!url.startsWith(ORIGIN)) return undefined;
  const name = url.slice(ORIGIN.length);
  const face = FACES[Number(name.replace('.ttf', ''))];
  // Only the usual fonts stay in memory.
  const other = face ? undefined : otherFontNamed(name);
  if (other) return readFile(other);
  if (!face) return undefined;
  const content = cache.get(face.file) ?? readFile(face.file);
  cache.set(face.file, content);
  return content;
}
