import { standingText } from './standing-text';

describe('standingText', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ status: 'accepted' }, 'Accepted'],
    [{ status: 'rejected', isArchived: true }, 'Archived, Rejected'],
    [{ status: 'in-review' }, 'In review'],
  ] as const)('of %j is %j', (standing, text) => {
    expect(standingText(standing)).toBe(text);
  });
});
