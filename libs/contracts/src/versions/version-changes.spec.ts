import type { ExamQuestion } from '../exams/exams.schemas';
import { compareVersions, countChanges, type VersionContent } from './version-changes';

const NONE = { added: 0, removed: 0, changed: 0, keys: 0, moved: 0, settings: 0 };

const question = (id: string, change: Partial<ExamQuestion> = {}): ExamQuestion => ({
  _id: id,
  qstNumber: 1,
  question: `Question ${id}?`,
  answer: 'Yes',
  options: ['Yes', 'No'],
  ...change,
});
/** A version with one question per letter. */
const version = (ids: string, change: Partial<VersionContent> = {}): VersionContent => ({
  examName: 'Peace',
  examCode: 'P-1',
  duration: 60,
  questions: [...ids].map((id) => question(id)),
  ...change,
});
const withQuestion = (change: Partial<ExamQuestion>) => version('', { questions: [question('a', change)] });
const pictured = (file: string, option: number, url = ''): Partial<ExamQuestion> => {
  const picture = { file, alt: 'A map', width: 4, height: 3, url };
  return { picture, optionPictures: [{ ...picture, option }] };
};
const plain = { shuffleQuestions: false, shuffleOptions: false };

describe('compareVersions', () => {
  it.each<[string, VersionContent, VersionContent, Partial<typeof NONE>]>([
    ['nothing', version('abc'), version('abc'), {}],
    ['an added one', version('ab'), version('axb'), { added: 1 }],
    ['a removed one', version('abc'), version('ac'), { removed: 1 }],
    ['all others', version('ab'), version('cd'), { added: 2, removed: 2 }],
    ['one that moved to the front', version('abcde'), version('eabcd'), { moved: 1 }],
    ['one that moved to the end', version('abcde'), version('bcdea'), { moved: 1 }],
    ['the opposite order', version('abcd'), version('dcba'), { moved: 3 }],
    [
      'a move among added and removed ones',
      version('abc'),
      version('xcay'),
      { added: 2, removed: 1, moved: 1 },
    ],
    ['another text', withQuestion({}), withQuestion({ question: 'Why?' }), { changed: 1 }],
    ['another order of options', withQuestion({}), withQuestion({ options: ['No', 'Yes'] }), { changed: 1 }],
    ['another topic', withQuestion({ topic: 'Law' }), withQuestion({}), { changed: 1 }],
    ['another difficulty', withQuestion({}), withQuestion({ difficulty: 'hard' }), { changed: 1 }],
    ['formatting', withQuestion({}), withQuestion({ rich: true }), { changed: 1 }],
    ['another picture', withQuestion(pictured('a', 1)), withQuestion(pictured('b', 1)), { changed: 1 }],
    [
      'the picture of another option',
      withQuestion(pictured('a', 0)),
      withQuestion(pictured('a', 1)),
      { changed: 1 },
    ],
    ['another link to a picture', withQuestion(pictured('a', 1)), withQuestion(pictured('a', 1, '/x')), {}],
    ['another key', withQuestion({}), withQuestion({ answer: 'No' }), { keys: 1 }],
    [
      'the right option in other words',
      withQuestion({}),
      withQuestion({ options: ['Yes, always', 'No'], answer: 'Yes, always' }),
      { changed: 1 },
    ],
    [
      'a new right option beside the old one',
      withQuestion({}),
      withQuestion({ options: ['Yes', 'No', 'Both'], answer: 'Both' }),
      { changed: 1, keys: 1 },
    ],
    [
      'a removed right option, and another one right',
      withQuestion({ options: ['Yes', 'No', 'Both'] }),
      withQuestion({ options: ['No', 'Both'], answer: 'Both' }),
      { changed: 1, keys: 1 },
    ],
    ['settings', version('a'), version('a', { examName: 'War', duration: 61 }), { settings: 2 }],
    ['a paper that says what is so without it', version('a'), version('a', { paper: plain }), {}],
    ['rules', version('a'), version('a', { paper: { ...plain, rules: [{ count: 1 }] } }), { settings: 1 }],
    [
      'the same rules with their fields in another order',
      version('a', { paper: { ...plain, rules: [{ topic: 'Law', count: 1 }] } }),
      version('a', { paper: { ...plain, rules: [{ count: 1, topic: 'Law' }] } }),
      {},
    ],
  ])('finds %s', (_, before, after, expected) => {
    expect(countChanges(compareVersions(before, after))).toEqual({ ...NONE, ...expected });
  });

  it('lists questions in the order of the later version, removed ones last, each with both sides', () => {
    const { questions } = compareVersions(version('abc'), version('cxb'));
    expect(questions.map(({ id, isMoved, before, after }) => [id, isMoved, !!before, !!after])).toEqual([
      ['c', true, true, true],
      ['x', false, false, true],
      ['a', false, true, false],
    ]);
  });

  it('compares the largest exams at once', () => {
    const ids = Array.from({ length: 500 }, (_, at) => String(at));
    const all = ids.map((id) => question(id));
    const before = version('', { questions: all });
    const after = version('', { questions: all.toReversed() });
    const begin = performance.now();
    expect(countChanges(compareVersions(before, after)).moved).toBe(499);
    expect(performance.now() - begin).toBeLessThan(200);
  });
});
