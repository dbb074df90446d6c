import type { StatementsMatched } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);
const match = () => calls.send<StatementsMatched>('/statement/lines/match', {});

describe('POST statement/lines/match', () => {
  it('suggests by the members and accounts of now, and changes nothing the second time', async () => {
    const line = await calls.lineFor('TRF BY UCHENNA NWACHUKWU', '4321.00');
    expect(line.suggestions).toEqual([]);
    const person = { surname: 'Nwachukwu', firstName: 'Uchenna' };
    const member = await calls.owing(432_100, { person });
    const { status, body } = await match();
    expect(status).toBe(200);
    expect(body).toEqual({ lines: 1, changed: 1 });
    const [found] = await calls.lines('search=nwachukwu');
    expect(found?.suggestions[0]).toMatchObject({
      member: { _id: member._id },
      because: [
        expect.stringContaining('The narration names'),
        'The amount equals what is open for Workshop',
      ],
    });
    expect((await match()).body).toEqual({ lines: 1, changed: 0 });
  });

  it('leaves lines alone that staff have dealt with', async () => {
    const line = await calls.lineFor('TRF BY EBELE ONUOHA');
    await calls.act(line, 'skip', { reason: 'A loan of the bank' });
    await calls.owing(500_000, { person: { surname: 'Onuoha', firstName: 'Ebele' } });
    await match();
    expect((await calls.lines('state=skipped'))[0]).toMatchObject({ _id: line._id, suggestions: [] });
  });
});
