import { ChoiceCollector } from './choice-row';
import { choiceOfItem, inQti2 } from './qti-item';
import { choiceOfQtiOne, isForCandidate } from './qti-one';
import type { ReadFile } from './read-file';
import { type ReadText, withPicture } from './read-text';
import { allText, found, named, ownText, type XmlElement } from './xml-tree';

/** True for a text of a quiz or section of QTI 1.2, outside of its items. */
const isAboveItems = (element: XmlElement) =>
  element.name === 'presentation_material' || (element.name === 'rubric' && isForCandidate(element));

/** Content of other parts of a package that an item shows. */
interface ItemParts {
  /** Content of a picture by its address in the item. */
  picture: (src: string) => Uint8Array | undefined;
  /** Texts above the question. */
  stimuli?: readonly XmlElement[];
}

const NO_PARTS: ItemParts = { picture: () => undefined };

/** True for the root element of a file with items. */
export const isQtiRoot = ({ name }: XmlElement): boolean =>
  name === 'assessmentItem' || name === 'qti-assessment-item' || name === 'questestinterop';

/** Reads QTI items one by one. The row of an item is its position in the package. */
export class QtiReader {
  readonly collector = new ChoiceCollector('qti');
  private row = 0;
  /** True once the limit is reached. */
  isFull = false;

  /** Reads the items below the root of a file. */
  readRoot(root: XmlElement, parts: ItemParts = NO_PARTS): void {
    if (root.name !== 'questestinterop') this.read(inQti2(root), parts);
    else this.readQtiOne(root, parts);
  }

  /** Adds a message about a part that should be an item, but is not. */
  leave(name: string, why: string): void {
    this.row += 1;
    this.collector.leave(this.row, name, why);
  }

  end(): ReadFile {
    return this.collector.end();
  }

  private readQtiOne(root: XmlElement, parts: ItemParts): void {
    for (const text of found(root, isAboveItems)) {
      const shown = allText(text).trim();
      if (shown) this.collector.leave(this.row, shown, 'stands above the questions and was not imported');
    }
    for (const item of found(root, ({ name }) => name === 'item' || name === 'sourcebank_ref')) {
      if (this.isFull) return;
      if (item.name === 'item') this.read(item, parts);
      else this.leave(ownText(item), 'is a bank of questions outside this quiz and was not imported');
    }
  }

  private read(item: XmlElement, { picture, stimuli }: ItemParts): void {
    if (this.isFull) return;
    const choice = item.name === 'item' ? choiceOfQtiOne(item) : choiceOfItem(item, stimuli);
    const { title, identifier, ident } = item.attributes;
    const name = title?.trim() || identifier || ident || '';
    if (typeof choice === 'string') {
      this.leave(name, choice);
      return;
    }
    this.row += 1;
    const { row, collector } = this;
    for (const note of choice.notes) collector.leave(row, name, note);
    for (const count of choice.counts) collector.count(count);
    const shown = (text: ReadText) => withPicture(text, picture);
    const { question, options, right } = choice.choice;
    this.isFull = !collector.add({ row, question: shown(question), options: options.map(shown), right });
  }
}

/** Reads a single QTI file: an item, or a quiz of QTI 1.2. */
export function readQtiFile(root: XmlElement): ReadFile {
  const reader = new QtiReader();
  reader.readRoot(root);
  return reader.end();
}

/** Addresses of pictures and stimuli that an item refers to. */
export function addressesIn(item: XmlElement): { pictures: string[]; stimuli: string[] } {
  const pictures = found(item, ({ name }) => name === 'img' || name === 'object' || name === 'matimage').map(
    ({ attributes }) => attributes['src'] ?? attributes['data'] ?? attributes['uri'] ?? '',
  );
  const inTexts = found(item, ({ name }) => name === 'mattext').flatMap((text) =>
    [...ownText(text).matchAll(/<img[^>]{0,500}?\ssrc\s*=\s*["']([^"']{1,1000})["']/gi)].map(
      ([, src = '']) => src,
    ),
  );
  const stimuli = named(inQti2(item), 'assessmentStimulusRef').map(
    ({ attributes }) => attributes['href'] ?? '',
  );
  return { pictures: [...pictures, ...inTexts].filter(Boolean), stimuli };
}
