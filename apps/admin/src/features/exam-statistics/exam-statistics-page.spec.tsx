import type { ExamStatistics, ItemStatistics } from '@concord/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../../testing/open-admin';

const ID = '64b0000000000000000000aa';
const CALL = `GET exams/${ID}/statistics`;
const PATH = `/admin/exams/${ID}/statistics`;
const NOBODY = { bottom: 0, middle: 0, top: 0 };

const item = (n: number, change: Partial<ItemStatistics> = {}): ItemStatistics => ({
  _id: `64b00000000000000000000${n}`,
  qstNumber: n,
  question: `What is question ${n}?`,
  candidates: 30,
  facility: 0.5,
  discrimination: 0.4,
  options: [
    { text: 'The right one', isKey: true, bottom: 2, middle: 5, top: 8 },
    { text: 'The wrong one', isKey: false, bottom: 8, middle: 5, top: 2 },
  ],
  unanswered: NOBODY,
  flags: [],
  ...change,
});
const statistics = (change: Partial<ExamStatistics> = {}): ExamStatistics => ({
  exam: { _id: ID, examName: 'Peace studies', examCode: 'PS-1', duration: 60, totalQuestions: 2 },
  isCounting: false,
  versions: [],
  countedAt: '2026-11-23T10:00:00.000Z',
  candidates: 30,
  scores: {
    candidates: 30,
    mean: 61.25,
    median: 60,
    deviation: 12.04,
    skew: -0.31,
    reliability: 0.83,
    standardError: 4.96,
    histogram: [0, 0, 1, 2, 5, 9, 8, 3, 1, 1],
  },
  items: [item(1), item(2, { discrimination: -0.2, flags: ['check-key'] })],
  ...change,
});
const open = (change: Partial<ExamStatistics> = {}) =>
  openAdmin(PATH, { [CALL]: { body: statistics(change) } });

describe('ExamStatisticsPage', () => {
  it('shows the scores, with a table of the chart for screen readers', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Statistics of Peace studies' })).toBeVisible();
    const scores = within(screen.getByRole('region', { name: 'Scores' }));
    for (const text of ['61.3%', '60.0%', '12.0%', '-0.31', '0.83', '5.0%'])
      expect(scores.getByText(text)).toBeVisible();
    const chart = within(screen.getByRole('table', { name: 'Candidates by score' }));
    expect(chart.getByRole('row', { name: '90–100% 1' })).toBeInTheDocument();
  });

  it('shows only flagged questions, and the chosen options', async () => {
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Only questions with notes (1)' }));
    expect(screen.queryByText('What is question 1?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choices for question 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Question 2' }));
    expect(dialog.getByText(/The answer key may be wrong/)).toBeVisible();
    expect(dialog.getByRole('row', { name: /The right one Right answer 50% 20% 50% 80%/ })).toBeVisible();
  });

  it("requests files by the page's filters, and shows median times", async () => {
    const cohort = '64b0000000000000000000cc';
    const { made } = openAdmin(`${PATH}?cohort=${cohort}`, {
      [CALL]: { body: statistics({ items: [item(1, { medianSeconds: 41.5 }), item(2)] }) },
      [`GET cohorts/${cohort}`]: {
        body: { _id: cohort, name: 'March diet', students: 30, createdAt: ID, createdBy: 'halima' },
      },
      'POST media/exports': { status: 409, body: { code: 'CONFLICT', message: 'Too many files' } },
    });
    const user = userEvent.setup();
    expect(await screen.findByText('42 s')).toBeVisible();
    expect(await screen.findByDisplayValue('March diet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText('Too many files')).toBeVisible();
    expect(made('POST media/exports')[0]?.body).toMatchObject({
      kind: 'statistics',
      format: 'xlsx',
      query: { exam: ID, cohort },
      described: 'Cohort: March diet',
    });
  });

  it('shows that there are too few results', async () => {
    open({ candidates: 1, scores: undefined, items: undefined });
    expect(await screen.findByText('Too few results')).toBeVisible();
    expect(screen.getByText(/^1 result found/)).toBeVisible();
  });

  it('waits for the first count', async () => {
    open({
      countedAt: undefined,
      candidates: undefined,
      scores: undefined,
      items: undefined,
      isCounting: true,
    });
    expect(await screen.findByRole('progressbar', { name: 'Counting' })).toBeVisible();
  });

  it('says that there is no such exam', async () => {
    openAdmin(PATH, { [CALL]: { status: 404 } });
    expect(await screen.findByText('There is no such exam')).toBeVisible();
  });
});
