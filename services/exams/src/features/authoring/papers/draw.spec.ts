import type { PaperRules } from '@concord/contracts';
import { Types } from 'mongoose';
import type { VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { compileVersion } from './compiled-paper';
import { drawPaper, hasDrawnPapers } from './draw';

const SEEDS = Array.from({ length: 200 }, (_, n) => n * 7919);
const idOf = (n: number) => String(n).padStart(24, '0');
const question = (n: number, more: Partial<VersionQuestion> = {}): VersionQuestion => ({
  _id: new Types.ObjectId(idOf(n)),
  question: `Question ${n}?`,
  options: ['a', 'b', 'c', 'd'],
  answer: 1,
  ...more,
});
/** Twenty questions: ten on mediation (four hard), six hard ones on early warning, four without tags. */
const BANK = Array.from({ length: 20 }, (_, n) =>
  question(n, {
    ...(n < 10 && { topic: 'Mediation', difficulty: n < 4 ? ('hard' as const) : ('easy' as const) }),
    ...(n >= 10 && n < 16 && { topic: 'Early warning', difficulty: 'hard' as const }),
  }),
);
const fixed: PaperRules = { shuffleQuestions: false, shuffleOptions: false };
const numbersOf = (questions: VersionQuestion[], paper: PaperRules | undefined, seed: number) =>
  drawPaper({ questions, paper }, seed).map((drawn) => questions.indexOf(drawn.question));
const optionsOf = (one: VersionQuestion, seed: number) =>
  drawPaper({ questions: [one], paper: { ...fixed, shuffleOptions: true } }, seed)[0]?.order.map(
    (index) => one.options[index],
  );

describe('drawPaper', () => {
  it('has all questions and options in their order without rules', () => {
    for (const paper of [undefined, fixed, { ...fixed, rules: [] }]) {
      expect(hasDrawnPapers({ paper })).toBe(false);
      expect(drawPaper({ questions: BANK, paper }, 5)).toEqual(
        BANK.map((each) => ({ question: each, order: [0, 1, 2, 3] })),
      );
    }
  });

  it('gives the paper that attempts of earlier releases had with this seed', () => {
    const paper = {
      rules: [{ difficulty: 'hard' as const, count: 3 }, { count: 4 }],
      shuffleQuestions: true,
      shuffleOptions: true,
    };
    const drawn = drawPaper({ questions: BANK, paper }, 20261123);
    expect(drawn.map((each) => [BANK.indexOf(each.question), each.order.join('')])).toEqual([
      [2, '1230'],
      [12, '2301'],
      [15, '1032'],
      [13, '2013'],
      [0, '3012'],
      [17, '1032'],
      [10, '1320'],
    ]);
  });

  it('draws as many as each rule asks for, none twice, in the order of the exam', () => {
    const rules = [{ topic: 'mediation', count: 8 }, { difficulty: 'hard' as const, count: 4 }, { count: 3 }];
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const numbers = numbersOf(BANK, { ...fixed, rules }, seed);
      expect(numbers).toHaveLength(15);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.filter((n) => n < 10).length).toBeGreaterThanOrEqual(8);
      numbers.forEach((n) => seen.add(n));
    }
    expect(seen.size).toBe(BANK.length);
  });

  it('puts every question in every place about as often', () => {
    const four = BANK.slice(0, 4);
    const places = four.map(() => [0, 0, 0, 0]);
    const seeds = 4000;
    for (let seed = 0; seed < seeds; seed += 1)
      numbersOf(four, { ...fixed, shuffleQuestions: true }, seed).forEach((n, place) => {
        const counts = places[n] as number[];
        counts[place] = (counts[place] ?? 0) + 1;
      });
    // Tolerance: eight standard deviations of a quarter of 4,000.
    for (const count of places.flat()) expect(Math.abs(count - seeds / 4)).toBeLessThan(220);
  });

  it.each([
    [['x', 'y', 'None of the above'], undefined, ['None of the above']],
    [['All of these', 'x', 'y'], undefined, ['All of these']],
    [['x', 'y', 'All of the above', 'None of them'], undefined, ['All of the above', 'None of them']],
    [['x', 'None', 'y'], undefined, ['None']],
    [['x', 'y', 'z', 'w'], 2, ['z', 'w']],
    [['x', 'y', 'None of the above'], 0, []],
    [['All nations agreed', 'Both sides', 'None the less'], undefined, []],
  ])('keeps of %j with %j pinned %j at the end', (options, pinned, last) => {
    const one = question(1, { options, ...(pinned !== undefined && { pinned }) });
    const papers = SEEDS.map((seed) => optionsOf(one, seed) ?? []);
    for (const shown of papers) {
      expect([...shown].sort()).toEqual([...options].sort());
      expect(shown.slice(shown.length - last.length)).toEqual(last);
    }
    const free = options.length - last.length;
    expect(new Set(papers.map((shown) => shown.join())).size).toBe([1, 1, 2, 6][free]);
  });
});

describe('compileVersion', () => {
  const version = {
    _id: new Types.ObjectId(),
    exam: new Types.ObjectId(),
    examName: 'Peace "and" conflict',
    examCode: 'P-1',
    duration: 30,
    createdAt: new Date(),
    questions: BANK.map((each, n) => ({ ...each, question: `</script> "${n}"\u2028`, pinned: 1 })),
  };

  it('serializes papers without answers and tags, and keeps the order of options for answers', () => {
    const paper = {
      rules: [{ topic: 'Early warning', count: 2 }],
      shuffleQuestions: true,
      shuffleOptions: true,
    };
    const compiled = compileVersion({ ...version, paper }, () => ({})).paperOf(99);
    const parsed = JSON.parse(compiled.json) as { questions: { _id: string; options: string[] }[] };
    expect(parsed).toMatchObject({
      _id: String(version.exam),
      examName: version.examName,
      totalQuestions: 2,
      duration: 30,
    });
    expect(parsed.questions).toHaveLength(2);
    for (const [at, each] of parsed.questions.entries()) {
      expect(Object.keys(each)).toEqual(['_id', 'qstNumber', 'question', 'options']);
      expect(each).toMatchObject({
        qstNumber: at + 1,
        question: expect.stringMatching(/^<\/script> "1\d"/) as string,
      });
      expect([...each.options].sort()).toEqual(['a', 'b', 'c', 'd']);
    }
    expect([...compiled.options.keys()]).toEqual(parsed.questions.map(({ _id }) => _id));
    expect([...compiled.options.values()]).toEqual([BANK[0]?.options, BANK[0]?.options]);
  });

  it('has one paper where nothing is drawn', () => {
    const compiled = compileVersion(version, () => ({}));
    expect(compiled.isDrawn).toBe(false);
    expect(compiled.paperOf(1)).toBe(compiled.paperOf(2));
    expect(compiled.paperOf().totalQuestions).toBe(20);
  });
});
