import { posix } from 'node:path';
import { type Archive, QTI_MANIFEST } from './archive';
import { type ReadText, textOfNodes, withPicture } from './block-text';
import { leftOutText, type ReadChoice, rowOfChoice, SEVERAL } from './choice-row';
import { FileError, refused } from './file.errors';
import { collected, type ReadFile, RowCollector } from './read-file';
import { decodeText } from './source-text';
import { elementsOf, named, ownText, parseXml, type XmlElement } from './xml-tree';

const ITEM_TYPE = /^imsqti_item_xmlv2p[0-2]$/i;
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|\/|\\)|(^|\/)\.\.(\/|$)/i;

const ABSOLUTE = /^([a-z][a-z0-9+.-]*:|\/|\\)/i;
/** A question and its options have one each. */
const MAX_ITEM_PICTURES = 12;

type Child = XmlElement | string;

const textOf = (nodes: readonly Child[]): ReadText =>
  textOfNodes<Child>(nodes, (node) =>
    typeof node === 'string'
      ? { text: node, children: [] }
      : {
          name: node.name.toLowerCase(),
          children: node.children,
          ...(node.name === 'img' && {
            image: { src: node.attributes['src'] ?? '', alt: node.attributes['alt'] ?? '' },
          }),
        },
  );

/** All elements below one whose name passes. What is inside of a found one is not searched. */
function find(element: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  return elementsOf(element).flatMap((child) => (isWanted(child.name) ? [child] : find(child, isWanted)));
}

/** The body without its interaction: what is read before the options. */
const without = (element: XmlElement, left: XmlElement): XmlElement => ({
  ...element,
  children: element.children.flatMap((child): Child[] => {
    if (typeof child === 'string') return [child];
    return child === left ? [] : [without(child, left)];
  }),
});

/** The choice of an item, or why it is left out. */
function choiceOf(item: XmlElement): Omit<ReadChoice, 'row'> | string {
  const body = named(item, 'itemBody')[0];
  const interactions = body ? find(body, (name) => name.endsWith('Interaction')) : [];
  const [interaction] = interactions;
  if (!body || !interaction) return 'asks nothing and is left out';
  if (interactions.length > 1) return 'has several parts and is left out';
  if (interaction.name !== 'choiceInteraction')
    return `asks by ${interaction.name.slice(0, 40)} and is left out`;
  const { responseIdentifier, maxChoices = '1' } = interaction.attributes;
  const response = named(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === responseIdentifier,
  );
  const right = named(named(response, 'correctResponse')[0], 'value').map((value) => ownText(value).trim());
  const isSingle = response?.attributes['cardinality'] === 'single' || maxChoices.trim() === '1';
  if (right.length > 1 || !isSingle) return SEVERAL;
  const choices = named(interaction, 'simpleChoice');
  const at = choices.findIndex(({ attributes }) => attributes['identifier'] === right[0]);
  const stem = textOf([without(body, interaction)]);
  const prompt = textOf(named(interaction, 'prompt'));
  return {
    question: {
      text: [stem.text, prompt.text].filter(Boolean).join('\n'),
      hasPicture: stem.hasPicture || prompt.hasPicture,
      images: [...(stem.images ?? []), ...(prompt.images ?? [])],
    },
    options: choices.map(({ children }) => textOf(children)),
    right: at === -1 ? undefined : at,
  };
}

function picturesIn(
  choice: Omit<ReadChoice, 'row'> | string,
  parts: ReadonlyMap<string, Buffer>,
): Omit<ReadChoice, 'row'> | string {
  if (typeof choice === 'string') return choice;
  const found = (text: ReadText) => withPicture(text, (src) => parts.get(src));
  return { ...choice, question: found(choice.question), options: choice.options.map(found) };
}

/** The pictures that an item names, of those in the package. Addresses in it are relative to the item. */
async function partsOf(item: XmlElement, href: string, part: Archive['part']): Promise<Map<string, Buffer>> {
  const sources = find(item, (name) => name === 'img').map(({ attributes }) => attributes['src'] ?? '');
  const parts = new Map<string, Buffer>();
  for (const src of new Set(sources.slice(0, MAX_ITEM_PICTURES))) {
    // A path that leads out of the package names no part of it.
    const bytes = ABSOLUTE.test(src) ? undefined : await part(posix.join(posix.dirname(href), partName(src)));
    if (bytes) parts.set(src, bytes);
  }
  return parts;
}

/** Reads items one by one; the row of an item is its place in the package. */
class ItemReader {
  private readonly collector = new RowCollector();
  private readonly leftOut: ReadFile['leftOut'] = [];

  /**
   * @param parts the pictures of the item by their addresses in it
   * @returns false when no more are read
   */
  read(item: XmlElement, row: number, parts: ReadonlyMap<string, Buffer> = new Map()): boolean {
    const choice = picturesIn(choiceOf(item), parts);
    if (typeof choice !== 'string')
      return this.collector.add(rowOfChoice({ row, ...choice }, this.collector.rows.length + 1));
    this.leave(row, item.attributes['title'] ?? item.attributes['identifier'] ?? '', choice);
    return true;
  }

  leave(row: number, name: string, why: string): void {
    this.leftOut.push({ row, message: leftOutText(name, why) });
  }

  end(): ReadFile {
    return collected('qti', this.collector, this.leftOut);
  }
}

/** Reads a single item of QTI 2. */
export function readQtiItem(item: XmlElement): ReadFile {
  const reader = new ItemReader();
  reader.read(item, 1);
  return reader.end();
}

function partName(href: string): string {
  try {
    return posix.normalize(decodeURIComponent(href));
  } catch {
    return href;
  }
}

/** Reads the items that the manifest of a QTI 2.2 package names. Nothing outside of it is read. @throws FileError */
export async function readQtiPackage({ part }: Archive): Promise<ReadFile> {
  const manifest = parseXml(decodeText((await part(QTI_MANIFEST)) ?? Buffer.alloc(0)));
  const resources = named(named(manifest, 'resources')[0], 'resource').filter(({ attributes }) =>
    ITEM_TYPE.test(attributes['type'] ?? ''),
  );
  if (resources.length === 0) throw refused('This package has no items of QTI 2.0 to 2.2');
  const reader = new ItemReader();
  for (const [index, { attributes }] of resources.entries()) {
    const href = attributes['href'] ?? '';
    const content = OUTSIDE.test(href) ? undefined : await part(partName(href));
    if (!content) {
      reader.leave(index + 1, href, 'is not in the package and is left out');
      continue;
    }
    const item = itemOf(content);
    if (!item) reader.leave(index + 1, href, 'cannot be read and is left out');
    else if (!reader.read(item, index + 1, await partsOf(item, partName(href), part))) break;
  }
  return reader.end();
}

/** A damaged item leaves the others readable. */
function itemOf(content: Buffer): XmlElement | undefined {
  try {
    const root = parseXml(decodeText(content));
    return root.name === 'assessmentItem' ? root : undefined;
  } catch (error) {
    if (error instanceof FileError && error.reason !== 'too-large') return undefined;
    throw error;
  }
}
