import { textOfNodes } from './block-text';
import { FILE_NOTES, PARTIAL, type ReadChoice, SEVERAL } from './choice-row';
import { joinedTexts, type ReadText } from './read-text';
import { elementsOf, found, named, ownText, type XmlElement } from './xml-tree';

/** Interactions that exams do not support, with their names. */
const KINDS: Readonly<Record<string, string>> = {
  extendedTextInteraction: 'is an essay',
  textEntryInteraction: 'is a short answer',
  matchInteraction: 'is a matching question',
  associateInteraction: 'is a matching question',
  gapMatchInteraction: 'is a text with gaps',
  orderInteraction: 'asks to put things in order',
  hottextInteraction: 'asks to mark words in a text',
  hotspotInteraction: 'asks for a place in a picture',
  selectPointInteraction: 'asks for a place in a picture',
  positionObjectInteraction: 'asks for a place in a picture',
  graphicOrderInteraction: 'asks to put places of a picture in order',
  graphicAssociateInteraction: 'asks to draw lines in a picture',
  graphicGapMatchInteraction: 'asks for places in a picture',
  sliderInteraction: 'asks for a value on a scale',
  drawingInteraction: 'asks for a drawing',
  uploadInteraction: 'asks for a file',
  mediaInteraction: 'plays a video or a recording',
  customInteraction: 'works only in another program',
  portableCustomInteraction: 'works only in another program',
};
const RANDOM = 'has values that another system fills in, and was not imported';
const MARKER_NOTES = 'Notes for markers and teachers were not imported';

type Child = XmlElement | string;

export const textOf = (nodes: readonly Child[]): ReadText =>
  textOfNodes<Child>(nodes, (node) =>
    typeof node === 'string'
      ? { text: node, children: [] }
      : {
          name: node.name.toLowerCase(),
          attribute: (name) => node.attributes[name],
          children: node.children,
        },
  );

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Renames an element of QTI 3, such as `qti-simple-choice`, to its name in QTI 2. */
export function inQti2(element: XmlElement): XmlElement {
  const children = element.children.map((child) => (typeof child === 'string' ? child : inQti2(child)));
  if (!element.name.startsWith('qti-')) return { ...element, children };
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [
      name.includes(':') ? name : camel(name),
      value,
    ]),
  );
  return { ...element, name: camel(element.name.slice(4)), attributes, children };
}

const isForCandidates = ({ attributes }: XmlElement) =>
  /(^|\s)candidate(\s|$)|^\s*$/.test(attributes['view'] ?? '');

/**
 * The question of an item: an inline interaction becomes a gap, a block one is removed, and notes for staff are left
 * out.
 */
function stemOf(element: XmlElement, interaction: XmlElement): XmlElement {
  return {
    ...element,
    children: element.children.flatMap((child): Child[] => {
      if (typeof child === 'string') return [child];
      if (child === interaction) return child.name === 'inlineChoiceInteraction' ? ['_____'] : [];
      return child.name === 'rubricBlock' && !isForCandidates(child) ? [] : [stemOf(child, interaction)];
    }),
  };
}

/** Identifiers with full marks; `isPartial` if others get partial marks. */
function rightOf(response: XmlElement | undefined): { right: string[]; isPartial: boolean } {
  const [correct] = named(response, 'correctResponse');
  const right = named(correct, 'value').map((value) => ownText(value).trim());
  const entries = named(named(response, 'mapping')[0], 'mapEntry').map(({ attributes }) => ({
    key: attributes['mapKey'] ?? '',
    value: Number(attributes['mappedValue'] ?? 0),
  }));
  const positive = entries.filter(({ value }) => value > 0);
  const most = Math.max(0, ...positive.map(({ value }) => value));
  const best = positive.filter(({ value }) => value === most).map(({ key }) => key);
  return { right: right.length > 0 ? right : best, isPartial: right.length <= 1 && positive.length > 1 };
}

/** A question with options, and its losses. */
export interface ItemChoice {
  choice: Omit<ReadChoice, 'row'>;
  /** Messages that are listed once per file, with the number of items. */
  counts: string[];
  /** Messages about this item. */
  notes: string[];
}

/** Reason to skip an item, found before its texts are read. */
function reasonAgainst(
  item: XmlElement,
  body: XmlElement,
  interactions: readonly XmlElement[],
): string | undefined {
  const [interaction] = interactions;
  if (!interaction) return 'does not ask anything and was not imported';
  if (interactions.length > 1) return 'has several parts and was not imported';
  if (interaction.name !== 'choiceInteraction' && interaction.name !== 'inlineChoiceInteraction')
    return `${KINDS[interaction.name] ?? 'is of a type that exams do not support'} and was not imported`;
  const isRandom =
    found(body, ({ name }) => /^(printedVariable|templateBlock|templateInline)$/.test(name)).length > 0;
  const setsAnswer = found(item, ({ name }) => name === 'setCorrectResponse').length > 0;
  return isRandom || setsAnswer ? RANDOM : undefined;
}

/**
 * Converts a QTI 2 item to a question, or returns the reason to skip it.
 * @param stimuli texts above the question, from other parts of the package
 */
export function choiceOfItem(item: XmlElement, stimuli: readonly XmlElement[] = []): ItemChoice | string {
  const [body] = named(item, 'itemBody');
  const interactions = body ? found(body, ({ name }) => name.endsWith('Interaction')) : [];
  const [interaction] = interactions;
  const reason = body
    ? reasonAgainst(item, body, interactions)
    : 'does not ask anything and was not imported';
  if (reason !== undefined || !body || !interaction)
    return reason ?? 'does not ask anything and was not imported';
  const { responseIdentifier, maxChoices = '1' } = interaction.attributes;
  const response = named(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === responseIdentifier,
  );
  const { right, isPartial } = rightOf(response);
  const isSingle = response?.attributes['cardinality'] === 'single' || maxChoices.trim() === '1';
  if (right.length > 1 || (!isSingle && right.length !== 1)) return SEVERAL;
  const choices = elementsOf(interaction).filter(
    ({ name }) => name === 'simpleChoice' || name === 'inlineChoice',
  );
  const at = choices.findIndex(({ attributes }) => attributes['identifier'] === right[0]);
  const texts = [...stimuli, stemOf(body, interaction)].map((part) => textOf([part]));
  const isNote = ({ name }: XmlElement) => name === 'rubricBlock';
  const hasNotes = found(body, isNote).some((note) => !isForCandidates(note));
  const hasFeedback =
    found(item, ({ name }) => /^(feedback(Inline|Block)|modalFeedback)$/.test(name)).length > 0;
  return {
    choice: {
      question: joinedTexts([...texts, textOf(named(interaction, 'prompt'))]),
      options: choices.map(({ children }) => textOf(children)),
      right: at === -1 ? undefined : at,
    },
    counts: [...(hasFeedback ? [FILE_NOTES.feedback] : []), ...(hasNotes ? [MARKER_NOTES] : [])],
    notes: isPartial ? [PARTIAL] : [],
  };
}
