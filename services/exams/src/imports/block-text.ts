import { type Script, scripted } from './script-text';

const BLOCKS = new Set(
  'p div li ul ol dl dt dd br hr h1 h2 h3 h4 h5 h6 table tr blockquote pre section article prompt itembody'.split(
    ' ',
  ),
);
const SILENT = new Set(
  'script style template head title feedbackinline feedbackblock rubricblock audio video iframe'.split(' '),
);
const PICTURES = new Set('img object svg canvas math'.split(' '));

/** A picture as marked-up text names it. */
export interface NamedImage {
  src: string;
  alt: string;
}

/** A picture of a file; its bytes are judged by the media service. */
export interface FoundPicture {
  bytes: Uint8Array;
  alt: string;
}

/** A text that was read of marked-up text. `hasPicture` says that a picture or a formula of it was left out. */
export interface ReadText {
  text: string;
  hasPicture: boolean;
  /** Those that stand in it by name; {@link withPicture} finds the first one. */
  images?: NamedImage[];
  picture?: FoundPicture;
}

/** A node of HTML or XML as this reads it: a text, or an element by its name in lower case. */
export interface MarkupNode<Node> {
  text?: string;
  name?: string;
  image?: NamedImage;
  children: readonly Node[];
}

/** The plain text of marked-up nodes, with lines where blocks are. It is not recursive: depth is no danger. */
export function textOfNodes<Node>(nodes: readonly Node[], look: (node: Node) => MarkupNode<Node>): ReadText {
  const parts: string[] = [];
  let hasPicture = false;
  const images: NamedImage[] = [];
  const waiting: ({ node: Node; script?: Script | undefined } | '\n')[] = nodes
    .map((node) => ({ node }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next === '\n') {
      parts.push('\n');
      continue;
    }
    const { text, name = '', image, children } = look(next.node);
    const script = name === 'sup' || name === 'sub' ? name : next.script;
    if (text !== undefined) parts.push(scripted(text.replace(/\s+/g, ' '), script));
    if (image) images.push(image);
    else if (PICTURES.has(name)) hasPicture = true;
    if (SILENT.has(name) || PICTURES.has(name)) continue;
    const isBlock = BLOCKS.has(name);
    if (isBlock) waiting.push('\n');
    for (let at = children.length - 1; at >= 0; at -= 1) waiting.push({ node: children[at] as Node, script });
    if (isBlock) waiting.push('\n');
  }
  const lines = parts.join('').split('\n');
  const text = lines
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
  return { text, hasPicture, ...(images.length > 0 && { images }) };
}

/** A text with its first picture, where the file has that; without it, or with further ones, the text lacks a picture. */
export function withPicture(
  { images = [], ...read }: ReadText,
  bytesOf: (src: string) => Uint8Array | undefined,
): ReadText {
  const [image] = images;
  const bytes = image && bytesOf(image.src);
  const picture = image && bytes && { bytes, alt: image.alt };
  return {
    ...read,
    hasPicture: read.hasPicture || images.length > (picture ? 1 : 0),
    ...(picture && { picture }),
  };
}
