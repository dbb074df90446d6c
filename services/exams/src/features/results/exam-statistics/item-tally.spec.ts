import { analyseItem, thirdsOf } from './item-analysis';
import { type AnsweredItem, ItemTally } from './item-tally';
import { summarize } from './score-summary';

/** Answers to questions with two options: `1` is right, `0` wrong, a blank no answer. */
function tallyOf(rows: readonly string[]): ItemTally {
  const tally = new ItemTally();
  for (const row of rows)
    tally.add(
      [...row].map((mark, index): AnsweredItem => ({
        id: `q${index + 1}`,
        answer: 1,
        chosen: mark === ' ' ? undefined : Number(mark),
      })),
    );
  return tally;
}

/** Ten students, ten questions: the worked example of K. L. Wuensch, East Carolina University, "The Kuder-Richardson 20". */
const WUENSCH = [
  '1111110110',
  '1011011101',
  '1111011001',
  '0010001000',
  '0000010010',
  '1110111111',
  '1101110111',
  '1111111101',
  '0101111101',
  '1101101110',
];

/** Thirty invented candidates and eight questions; the seventh has a wrong key. */
const MADE_UP = [
  ['01111100', '11110110', '11000010', '11110110', '00000010', '11100110', '11110010', '01100010'],
  ['11010010', '11001010', '10000010', '11101001', '10000010', '11110100', '11111011', '11000110'],
  ['11011100', '11100000', '11110000', '10011010', '11011111', '11111010', '10101010', '11010000'],
  ['11111100', '11100010', '11000010', '11111101', '00000010', '00000010'],
].flat();
/**
 * Expected values from SciPy 1.17.1 (`skew` without bias, `pearsonr` with the other questions) and from
 * `cronbach_alpha` of Pingouin 0.7.0.
 */
const BY_SCIPY = {
  mean: 52.083333333333336,
  median: 50,
  deviation: 21.795318752893472,
  skew: -0.1897270109885565,
  reliability: 0.5219551714825816,
};
const DISCRIMINATION_BY_SCIPY = [
  0.325660937, 0.4704425156, 0.3070812097, 0.4688072309, 0.3337580501, 0.3650333824, -0.4577771621,
  0.3688698145,
];

describe('summarize', () => {
  it('gives what other programs give', () => {
    const summary = summarize(tallyOf(MADE_UP));
    for (const [name, value] of Object.entries(BY_SCIPY))
      expect([name, summary[name as keyof typeof BY_SCIPY]]).toEqual([name, expect.closeTo(value, 10)]);
  });

  it('gives the variance and the reliability of a published example', () => {
    const { candidates, mean, deviation, reliability, standardError } = summarize(tallyOf(WUENSCH));
    expect(candidates).toBe(10);
    expect(mean).toBeCloseTo(66, 10);
    // Wuensch's variance is 5.84, for the ten scores; ours is that of a sample, in percent.
    expect(deviation ** 2).toBeCloseTo((5.84 * 100 * 10) / 9, 8);
    expect(reliability).toBeCloseTo((10 / 9) * (1 - 2.18 / 5.84), 10);
    expect(standardError).toBeCloseTo(deviation * Math.sqrt(1 - (reliability ?? 0)), 10);
  });

  it('puts full marks into the last bar', () => {
    const { histogram, median } = summarize(tallyOf(['11', '11', '10', '00']));
    expect(histogram).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 2]);
    expect(median).toBe(75);
  });

  it.each([
    ['all scores are the same', ['10', '01']],
    ['there is one question', ['1', '0']],
  ])('has no reliability where %s', (_, rows) => {
    expect(summarize(tallyOf(rows)).reliability).toBeNull();
  });

  it('has no reliability where candidates had different questions', () => {
    const tally = tallyOf(['11', '00', '10']);
    tally.add([
      { id: 'q1', answer: 0, chosen: 0 },
      { id: 'q3', answer: 0, chosen: 1 },
    ]);
    expect(summarize(tally)).toMatchObject({ candidates: 4, reliability: null, standardError: null });
  });

  it('has no skew without a spread', () => {
    expect(summarize(tallyOf(['10', '01', '10'])).skew).toBeNull();
  });
});

describe('thirdsOf', () => {
  it('divides candidates by score, and keeps equal scores together', () => {
    const tally = tallyOf(['000', '000', '000', '100', '110', '110', '111', '111', '111']);
    const thirds = thirdsOf(tally.levels);
    expect(tally.levels.map(({ score }, at) => [score, thirds[at]])).toEqual([
      [0, 'bottom'],
      [1, 'middle'],
      [2, 'middle'],
      [3, 'top'],
    ]);
  });

  it('calls everybody medium where all have the same score', () => {
    expect(thirdsOf(tallyOf(['10', '01']).levels)).toEqual(['middle']);
  });
});

describe('analyseItem', () => {
  const numbersOf = (rows: readonly string[], id = 'q1', options = 2) => {
    const tally = tallyOf(rows);
    return analyseItem(tally, id, { options, thirds: thirdsOf(tally.levels) });
  };

  it('has a zero where rounding would make less than nothing of it', () => {
    const { discrimination, flags } = numbersOf(['1111', '1001', '1101', '0011', '1110', '1110']);
    expect(discrimination).toBe(0);
    expect(flags).toEqual(['weak']);
  });

  it('counts what each third chose, and who chose nothing', () => {
    const { choices, unanswered, candidates, facility } = numbersOf([
      '111',
      '111',
      '011',
      ' 00',
      '000',
      '000',
    ]);
    expect({ choices, unanswered, candidates }).toEqual({
      choices: [
        { bottom: 2, middle: 1, top: 0 },
        { bottom: 0, middle: 0, top: 2 },
      ],
      unanswered: { bottom: 1, middle: 0, top: 0 },
      candidates: 6,
    });
    expect(facility).toBeCloseTo(2 / 6, 10);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['a key that good candidates did not choose', ['0111', '0111', '1000', '1000'], ['check-key']],
    ['a question that tells nothing', ['1110', '0110', '1001', '0001'], ['weak']],
    ['a question that everybody had right', ['11', '10', '11'], ['easy', 'unchosen-option']],
    ['a question that nobody had right', ['01', '00', '01'], ['hard', 'unchosen-option']],
    ['a good question', ['1111', '1110', '0100', '0000'], []],
  ])('notes %s', (_, rows, flags) => {
    expect(numbersOf(rows).flags).toEqual(flags);
  });

  it('gives the discrimination that another program gives', () => {
    const found = DISCRIMINATION_BY_SCIPY.map((_, at) => numbersOf(MADE_UP, `q${at + 1}`).discrimination);
    expect(found).toEqual(DISCRIMINATION_BY_SCIPY.map((value) => expect.closeTo(value, 9)));
    expect(numbersOf(MADE_UP, 'q7').flags).toEqual(['check-key']);
  });

  it('names an option that nobody chose', () => {
    expect(numbersOf(['1111', '1110', '0100', '0000'], 'q1', 3).flags).toEqual(['unchosen-option']);
  });
});
