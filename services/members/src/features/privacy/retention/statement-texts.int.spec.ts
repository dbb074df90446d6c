import type { StatementLine } from '@concord/contracts';
import { yearsAfter } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { ago, RetentionRuns } from '../../../testing/retention-runs';
import { HEADINGS, StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);
const runs = new RetentionRuns(service);

const STATEMENTS = 'Bank statements with texts that are not kept any longer';

/** Moves the reading of all statements back. */
const readAgo = (years: number) =>
  service.collection('statements').updateMany({}, { $set: { at: yearsAfter(new Date(), -years) } });

beforeEach(() => runs.empty());

describe('the retention of bank statements', () => {
  const ROWS = [
    HEADINGS,
    '3/4/19,TRANSFER FROM MUSA SKIPPED,,5000.00,',
    '4/4/19,TRANSFER FROM BELLO OPEN,,6000.00,',
    '5/4/19,PAYMENT TO CHIDI,7000.00,,',
    'no day,NOTE ABOUT EMEKA,,,',
  ];
  /** A statement with a line of each kind, of which staff skipped one and gave one to a member. */
  async function statement(): Promise<StatementLine[]> {
    const member = await calls.owing(900_000, { inductedOn: ago(20) });
    const paid = '6/4/19,TRANSFER FROM ADA PAID,,9000.00,';
    const { lines } = (await calls.upload([...ROWS, paid].join('\n'))).body;
    const lineOf = (text: string) => lines.find(({ narration }) => narration.includes(text));
    const [skipped, given] = [lineOf('SKIPPED'), lineOf('PAID')];
    if (!skipped || !given) throw new Error(`lines are missing: ${JSON.stringify(lines)}`);
    await calls.act(skipped, 'skip', { reason: 'Rent paid by Musa' });
    await calls.act(given, 'confirm', { member: member._id });
    return lines;
  }
  const stored = () => service.collection('statement-lines').find().sort({ day: 1 }).toArray();

  it('lists old statements, and changes nothing', async () => {
    await statement();
    const before = await stored();
    await readAgo(7);
    const { lines } = await runs.run(false);
    expect(lines.at(-2)).toBe(`${STATEMENTS}: 1`);
    expect(lines.at(-3)).toMatch(/^\w{24} {2}read on \d+ \w+ \d{4}, texts: \d+$/);
    expect(await stored()).toEqual(before);
  });

  it('empties texts of settled lines without a member, and keeps days, amounts and the others', async () => {
    await statement();
    const before = await stored();
    await readAgo(7);
    expect((await runs.run(true)).lines.slice(-2)).toEqual([`${STATEMENTS}: 1`, 'Destroyed: 1, failed: 0']);
    const after = await stored();
    expect(after.map(({ narration }) => narration as string)).toEqual([
      '',
      'TRANSFER FROM BELLO OPEN',
      '',
      'TRANSFER FROM ADA PAID',
    ]);
    const facts = (lines: typeof after) =>
      lines.map(({ day, amount, print, state }) => [day, amount, print, state] as unknown[]);
    expect(facts(after)).toEqual(facts(before));
    expect(after[0]).toMatchObject({ skipped: { reason: 'Erased' }, candidates: [] });
    const texts = JSON.stringify([after, await service.collection('statements').find().toArray()]);
    expect(texts).not.toMatch(/musa|chidi|emeka/i);
    expect(await calls.lines('search=musa')).toEqual([]);
    expect((await calls.lines('search=5000')).map(({ day }) => day)).toEqual(['2019-04-03']);
    expect(await runs.audited('statement.clear')).toHaveLength(1);
    expect((await runs.run(true)).lines).toContain(`${STATEMENTS}: 0`);
  });

  it('leaves a statement of which each line can still be recognised', async () => {
    await statement();
    await readAgo(7);
    await runs.run(true);
    const again = (await calls.upload(ROWS.join('\n'))).body;
    expect(again.lines).toEqual([]);
  });

  it('keeps the texts of younger statements', async () => {
    await statement();
    await readAgo(5);
    expect((await runs.run(true)).lines).toContain(`${STATEMENTS}: 0`);
  });
});
