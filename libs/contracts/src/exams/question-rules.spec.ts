import { LIMITS } from '../core/limits';
import { questionInput } from './exams.schemas';
import { cleanCell, findAnswer, questionOfCells, questionProblems } from './question-rules';

const cells = (fields: object = {}) => ({ question: 'Why?', answer: 'a', options: ['a', 'b'], ...fields });
const messages = (fields: object) =>
  questionProblems(cells(fields), 7).map(({ cell, option, message }) => [cell, option, message]);

describe('questionProblems', () => {
  it.each<[string, object, unknown[][]]>([
    ['nothing', {}, []],
    ['a missing question', { question: ' \n' }, [['question', undefined, 'Qst 7 is not filled']]],
    ['a missing answer', { answer: '' }, [['answer', undefined, 'Qst 7 has no answer']]],
    ['one option', { options: ['a', ''] }, [['option', 1, 'Qst 7 has fewer than 2 options']]],
    [
      'equal options, where they stand',
      { options: ['a', '', 'b', 'b '] },
      [['option', 3, 'Qst 7 has the same option twice']],
    ],
    [
      'options that differ in case',
      { options: ['a', 'b', 'B'] },
      [['option', 2, 'Qst 7 has two options that differ only in capital letters or spaces']],
    ],
    [
      'options that differ in a soft hyphen, a hard blank or a mark of direction',
      { options: ['a', 'pea\u00adce talks', 'peace\u00a0talks\u200f'] },
      [['option', 2, 'Qst 7 has two options that differ only in capital letters or spaces']],
    ],
    ['nothing where only the height of a sign differs', { options: ['a', '10³', '103', '10₃'] }, []],
    [
      'a question that nobody sees',
      { question: '\u200b\u00ad' },
      [['question', undefined, 'Qst 7 is not filled']],
    ],
    [
      'nothing in other scripts',
      { question: 'سلام؟', answer: 'نعم', options: ['نعم', 'لا', 'ọ̀rọ̀', 'ọrọ'] },
      [],
    ],
    ['eleven options', { options: [...'abcdefghijk'] }, [['option', 10, 'Qst 7 has more than 10 options']]],
    [
      'a topic and a difficulty that are not known',
      { topic: 't'.repeat(61), difficulty: 'tough' },
      [
        ['row', undefined, "Qst 7: the topic is longer than 60 characters and won't be saved"],
        ['row', undefined, "Qst 7: the difficulty is not one of easy, medium, hard and won't be saved"],
      ],
    ],
    ['emoji within the length', { options: ['a', '😀'.repeat(LIMITS.optionLength)] }, []],
  ])('names %s', (_, fields, expected) => {
    expect(messages(fields)).toEqual(expected);
  });

  it('says what the file has, and nothing more about such a cell', () => {
    const unread = {
      cell: 'answer',
      message: 'Qst 7: a formula',
      severity: 'error',
      fromFile: true,
    } as const;
    expect(questionProblems(cells({ answer: '' }), 7, [unread])).toEqual([unread]);
  });
});

describe('findAnswer', () => {
  it.each<[string, string[], number | undefined]>([
    ['J', [...'qwertyuiop'], 9],
    ['K', [...'qwertyuiopz'], undefined],
    ['(b)', ['one', 'two'], 1],
    ['Choice B', ['one', 'two'], 1],
    ['B. two', ['one', 'Two'], 1],
    ['B. one', ['one', 'two'], undefined],
    ['2', ['one', 'two'], 1],
    ['Option 2.', ['one', 'two'], 1],
    ['3', ['one', 'two'], undefined],
    ['2', ['10', '20'], undefined],
    ['Option 2', ['10', '20'], 1],
    ['2', ['2 kg', '4 kg'], undefined],
    ['2', ['1', '4', '2'], 2],
    ['103', ['10³', '104'], undefined],
    ['10^3', ['103', '10³'], 1],
    ['Yes', ['yes', 'YES'], undefined],
    ['', ['', 'a'], undefined],
  ])('finds %p among %p', (answer, options, index) => {
    expect(findAnswer(answer, options)?.index).toBe(index);
  });

  it('says that a letter could name another option', () => {
    expect(findAnswer('B', ['B', 'A'])).toEqual({ index: 0, isAmbiguous: true });
  });
});

describe('questionOfCells', () => {
  it.each([
    [
      'odd characters',
      { question: ' \u0000\u200bWhy\u0007 e\u0301?\r\n\ud800 ', answer: 'B', options: ['x', '', 'y'] },
    ],
    [
      'a topic and a difficulty',
      { question: 'Q', answer: 'a', options: ['a', 'b'], topic: ' A\nb ', difficulty: 'Hard ' },
    ],
    ['line breaks', { question: 'One\rTwo', answer: 'a b', options: ['a  B', 'c\r\nd'] }],
  ])('gives what the upload takes unchanged, with %s', (_, given) => {
    const padded = { ...given, answer: given.answer === 'B' ? 'C' : given.answer };
    const question = questionOfCells(padded);
    expect(questionInput.parse(question)).toEqual(question);
  });
});

describe('cleanCell', () => {
  it('composes letters and keeps tabs', () => {
    expect(cleanCell(' e\u0301\t1\r2 ')).toBe('\u00e9\t1\n2');
  });
});
