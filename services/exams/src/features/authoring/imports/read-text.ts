/** A picture that a text refers to. */
export interface NamedImage {
  src: string;
  alt: string;
}

/** A picture of a file. The media service checks its content. */
export interface FoundPicture {
  bytes: Uint8Array;
  alt: string;
}

/** Messages about content that plain text cannot express; they ask the author to describe it. */
export const LOSSES = {
  picture: 'a picture was not imported. Write what it shows',
  video: 'a video was not imported. Write what it shows',
  recording: 'a recording was not imported. Write what it says',
  formula: 'a formula was not imported. Write it, for example as $x^2$',
  page: 'a page inside the text was not imported. Write what it shows',
  file: 'a file was not imported. Write what it shows',
  field: 'a field to fill in was not imported. Write the question without it',
  damaged: "its HTML is damaged and can't all be read. Write the whole text",
} as const;
export type Loss = keyof typeof LOSSES;

/** Messages about changes that the author should check. */
export const CHANGES = {
  table: 'a table was turned into lines. Check that it reads well',
  link: 'a link was kept as words, without its address',
  underline: 'underlining was not imported',
  overline: 'a line above letters was not imported',
  hidden: 'hidden text was not imported',
  symbols: 'letters in the font Symbol were imported as they are stored. Check them',
  struck: 'crossed-out words were imported as normal text',
  damaged: 'its HTML is damaged. Check that nothing is missing',
  markdown: 'this text is written in Markdown, and its marks were kept',
} as const;
export type Change = keyof typeof CHANGES;

/** A text as read from a file. */
export interface ReadText {
  text: string;
  /** Parts that were lost. */
  losses?: readonly Loss[];
  changes?: readonly Change[];
  /** Languages of a multilingual text, the preferred one first. */
  languages?: readonly string[];
  /** True if TeX formulas in it are rendered. */
  hasTex?: boolean;
  /** True if bold, italics or colours were lost. */
  wasFormatted?: boolean;
  /** Pictures that it refers to; {@link withPicture} uses the first one that exists. */
  images?: readonly NamedImage[];
  picture?: FoundPicture;
}

export const plainText = (text: string): ReadText => ({ text });

const DATA_PICTURE = /^data:image\/[\w.+-]{1,40};base64,/i;

/** Content of a picture in a `data:` address. */
function bytesInAddress(src: string): Uint8Array | undefined {
  const [start] = DATA_PICTURE.exec(src) ?? [];
  return start ? Buffer.from(src.slice(start.length), 'base64') : undefined;
}

/** Adds the first picture that the file contains. Without one, and for further pictures, it adds a loss. */
export function withPicture(
  { images = [], losses = [], ...read }: ReadText,
  bytesOf: (src: string) => Uint8Array | undefined = () => undefined,
): ReadText {
  const [image] = images;
  const bytes = image && (bytesInAddress(image.src) ?? bytesOf(image.src));
  const picture = image && bytes && { bytes, alt: image.alt };
  const isLost = images.length > (picture ? 1 : 0) && !losses.includes('picture');
  const all: readonly Loss[] = isLost ? ['picture', ...losses] : losses;
  return { ...read, ...(all.length > 0 && { losses: all }), ...(picture && { picture }) };
}

/** Joins texts, each on lines of its own. */
export function joinedTexts(texts: readonly ReadText[]): ReadText {
  const union = <T>(of: (text: ReadText) => readonly T[] | undefined) => [
    ...new Set(texts.flatMap((text) => of(text) ?? [])),
  ];
  return {
    text: texts
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    losses: union(({ losses }) => losses),
    changes: union(({ changes }) => changes),
    languages: union(({ languages }) => languages),
    images: texts.flatMap(({ images = [] }) => images),
    hasTex: texts.some(({ hasTex }) => hasTex),
    wasFormatted: texts.some(({ wasFormatted }) => wasFormatted),
  };
}
