import { FILE_NOTES, PARTIAL, SEVERAL } from './choice-row';
import { htmlText } from './html-text';
import type { ItemChoice } from './qti-item';
import { joinedTexts, type Loss, plainText, type ReadText } from './read-text';
import { htmlOf } from './xml-html';
import { allText, elementsOf, found, named, ownText, type XmlElement } from './xml-tree';

/** Question types of Canvas and Common Cartridge, with their names. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/essay/, 'is an essay'],
  [/short_answer|pattern_match|\.fib/, 'is a short answer'],
  [/fill_in_multiple_blanks|multiple_dropdowns/, 'has several gaps'],
  [/matching/, 'is a matching question'],
  [/numerical/, 'is a numerical question'],
  [/calculated/, 'is a calculated question'],
  [/multiple_answers|multiple_response/, 'has several right answers'],
  [/file_upload/, 'asks for a file'],
  [/text_only/, 'is a text without a question'],
];
const MEDIA: Readonly<Record<string, Loss>> = {
  mataudio: 'recording',
  matvideo: 'video',
  matapplet: 'file',
  matapplication: 'file',
  matref: 'file',
  material_ref: 'file',
};

/** Text of a material part, read in its declared format. */
function textOfPart(part: XmlElement): ReadText {
  const { attributes, name } = part;
  if (name === 'matimage') {
    const image = { src: attributes['uri'] ?? '', alt: attributes['label'] ?? '' };
    return { ...plainText(''), images: [image] };
  }
  const loss = MEDIA[name];
  if (loss) return { ...plainText(''), losses: [loss] };
  // Blackboard nests its HTML one level deeper.
  if (name === 'mat_formattedtext') return htmlText(ownText(part));
  if (name === 'mat_extension') return joinedTexts(elementsOf(part).map(textOfPart));
  if (name !== 'mattext' && name !== 'matemtext') return plainText(allText(part).trim());
  const isMarked = elementsOf(part).length > 0;
  const text = isMarked ? htmlOf(part.children) : ownText(part);
  return isMarked || /html/i.test(attributes['texttype'] ?? '')
    ? htmlText(text)
    : { ...plainText(text.trim()), hasTex: true };
}

/** Texts of the material in an element, without those of excluded children. */
function materialIn(element: XmlElement, isOther: (name: string) => boolean): ReadText[] {
  return elementsOf(element).flatMap((child) => {
    if (isOther(child.name)) return [];
    if (MEDIA[child.name]) return [textOfPart(child)];
    return child.name === 'material' ? elementsOf(child).map(textOfPart) : materialIn(child, isOther);
  });
}

const isResponse = ({ name }: XmlElement) => name.startsWith('response_') && name !== 'response_label';

/** Marks by choice, from conditions that name a single choice. */
function marksOf(item: XmlElement): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  for (const condition of found(item, ({ name }) => name === 'respcondition')) {
    const value = named(condition, 'setvar').reduce((sum, setvar) => {
      const sign = /^(?:subtract|divide)$/i.test(setvar.attributes['action'] ?? '') ? -1 : 1;
      return sum + sign * valueOf(ownText(setvar));
    }, 0);
    const [test] = named(condition, 'conditionvar');
    const chosen = test ? found(test, ({ name }) => name === 'varequal' || name === 'not') : [];
    for (const choice of chosen)
      if (choice.name === 'varequal') {
        const key = ownText(choice).trim();
        marks.set(key, (marks.get(key) ?? 0) + value);
      }
  }
  return marks;
}

/** Some systems write the name of a variable for the highest mark. */
const valueOf = (text: string) =>
  /\.max$/i.test(text.trim()) ? Number.MAX_SAFE_INTEGER : Number(text.trim()) || 0;

function typeOf(item: XmlElement): string {
  const fields = found(item, ({ name }) => name === 'qtimetadatafield');
  const type = fields.find((field) =>
    /^(question_type|cc_profile)$/.test(ownText(named(field, 'fieldlabel')[0]).trim()),
  );
  return ownText(named(type, 'fieldentry')[0]).trim();
}

/** True if candidates see a rubric; false if only tutors or markers do. */
export const isForCandidate = ({ attributes }: XmlElement): boolean =>
  /^(?:all|candidate)$/i.test(attributes['view'] ?? 'all');

/** Converts a QTI 1.2 item to a question, or returns the reason to skip it. */
export function choiceOfQtiOne(item: XmlElement): ItemChoice | string {
  const kind = KINDS.find(([pattern]) => pattern.test(typeOf(item)))?.[1];
  if (kind) return `${kind} and was not imported`;
  const [presentation] = named(item, 'presentation');
  const responses = presentation ? found(presentation, isResponse) : [];
  const [response] = responses;
  if (!presentation || !response) return 'does not ask anything and was not imported';
  if (responses.length > 1) return 'has several parts and was not imported';
  if (response.name === 'response_str') return 'is a short answer and was not imported';
  if (response.name === 'response_num') return 'is a numerical question and was not imported';
  const [render] = found(response, ({ name }) => name.startsWith('render_'));
  if (response.name !== 'response_lid' || render?.name !== 'render_choice')
    return 'is of a type that exams do not support and was not imported';
  const labels = found(render, ({ name }) => name === 'response_label');
  const marks = marksOf(item);
  const values = labels.map(({ attributes }) => marks.get(attributes['ident'] ?? '') ?? 0);
  const most = Math.max(0, ...values);
  const full = values.flatMap((value, index) => (value > 0 && value === most ? [index] : []));
  const isMultiple = (response.attributes['rcardinality'] ?? 'single').toLowerCase() !== 'single';
  const positive = values.filter((value) => value > 0).length;
  if (full.length > 1 || (isMultiple && positive !== 1)) return SEVERAL;
  const hasFeedback = found(item, ({ name }) => name === 'itemfeedback').some(
    (each) => allText(each).trim() !== '',
  );
  const rubrics = named(item, 'rubric').filter(isForCandidate);
  const ofResponse = materialIn(response, (name) => name.startsWith('render_'));
  return {
    choice: {
      question: joinedTexts([
        ...rubrics.flatMap((rubric) => materialIn(rubric, () => false)),
        ...materialIn(presentation, (name) => name.startsWith('response_')),
        ...ofResponse,
      ]),
      options: labels.map((label) => joinedTexts(materialIn(label, () => false))),
      right: full[0],
    },
    counts: [
      ...(hasFeedback ? [FILE_NOTES.feedback] : []),
      ...(values.some((value) => value < 0) ? [FILE_NOTES.penalties] : []),
    ],
    notes: positive > full.length ? [PARTIAL] : [],
  };
}
