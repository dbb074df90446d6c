import {
  type ExamStatistics,
  type ExportCell,
  ITEM_FLAG_LABELS,
  type ItemStatistics,
  type ScoreSummary,
  type Thirds,
} from '@concord/contracts';
import { type ExportCells, exportRowOf } from '@concord/nest-platform';
import { heldFigures } from '../writers/board-words';
import type { Figure, ListSummary } from '../writers/list-writer';

type Third = keyof Thirds;

const BAR = 10;

const sumOf = ({ bottom, middle, top }: Thirds) => bottom + middle + top;
const percent = (share: number) => Math.round(share * 100);
const share = (part: number, whole: number) => (whole === 0 ? null : percent(part / whole));
const oneDigit = (value: number | null) => (value === null ? 'None' : `${value.toFixed(1)}%`);
const twoDigits = (value: number | null) => (value === null ? 'None' : value.toFixed(2));

/** Figures of an exam: statistics of the scores, and their distribution. */
export const statisticsWords = ({ exam, held }: ExamStatistics, scores: ScoreSummary): ListSummary => ({
  heading: `Statistics of ${exam.examName} (${exam.examCode})`,
  figures: [
    [...scoreFigures(scores), ...heldFigures({ held })],
    scores.histogram.map((count, at) => bar(count, at, scores.histogram.length)),
  ],
  signatories: [],
});

const scoreFigures = (scores: ScoreSummary): Figure[] => [
  ['Candidates', scores.candidates.toLocaleString('en-GB')],
  ['Mean', oneDigit(scores.mean)],
  ['Median', oneDigit(scores.median)],
  ['Standard deviation', oneDigit(scores.deviation)],
  ['Skew', twoDigits(scores.skew)],
  ['Reliability (KR-20)', twoDigits(scores.reliability)],
  ['Standard error', oneDigit(scores.standardError)],
];

function bar(count: number, at: number, bars: number): Figure {
  const end = at === bars - 1 ? 100 : at * BAR + BAR - 1;
  return [`${at * BAR}\u2013${end}%`, count.toLocaleString('en-GB')];
}

/** One row per question, followed by one per option and one for no answer. */
export function statisticsRows(items: readonly ItemStatistics[], columns: readonly string[]): ExportCell[][] {
  const cells = items.flatMap((item) => [questionCells(item), ...choiceCells(item)]);
  return cells.map(exportRowOf('statistics', columns));
}

const questionCells = (item: ItemStatistics): ExportCells => ({
  'No.': item.qstNumber,
  'Question or option': item.topic ? `${item.question} (${item.topic})` : item.question,
  Candidates: item.candidates,
  'Right or chosen %': percent(item.facility),
  Discrimination: item.discrimination,
  'Median seconds': item.medianSeconds ?? null,
  Notes: item.flags.map((flag) => ITEM_FLAG_LABELS[flag]).join(', '),
});

function choiceCells({ options, unanswered }: ItemStatistics): ExportCells[] {
  const rows = [
    ...options.map(({ text, isKey, ...counts }) => ({ text, counts, note: isKey ? 'Right answer' : null })),
    { text: 'No answer', counts: unanswered, note: null },
  ];
  const whole = (of: (counts: Thirds) => number) => rows.reduce((sum, { counts }) => sum + of(counts), 0);
  const inThird = (counts: Thirds, third: Third) =>
    share(
      counts[third],
      whole((each) => each[third]),
    );
  return rows.map(({ text, counts, note }) => ({
    'Question or option': `\u2013 ${text}`,
    Candidates: sumOf(counts),
    'Right or chosen %': share(sumOf(counts), whole(sumOf)),
    'Low scores %': inThird(counts, 'bottom'),
    'Medium %': inThird(counts, 'middle'),
    'High scores %': inThird(counts, 'top'),
    Notes: note,
  }));
}
