import type { MyStaffPerson } from '@concord/contracts';
import { chosenText, membershipText, owedText, sponsoredText } from './staff-words';

const ada: MyStaffPerson = {
  _id: 'a'.repeat(24),
  name: 'Okafor Ada',
  member: { number: 'CIPCM-000007', grade: 'Full', standing: 'grace' },
  sponsored: true,
  charges: [
    { _id: 'c'.repeat(24), title: 'Subscription 2025', due: '2025-01-31', open: 2_000_000 },
    { _id: 'd'.repeat(24), title: 'Subscription 2026', due: '2026-01-31', open: 1_000_050 },
  ],
};
const musa: MyStaffPerson = { ...ada, member: null, sponsored: false, charges: [] };

describe('words about staff', () => {
  it('tell the membership in one line', () => {
    expect(membershipText(ada)).toBe('Full, CIPCM-000007, in the days of grace, you pay');
    expect(membershipText(musa)).toBe('No member');
  });

  it('tell what is unpaid, of one and of several', () => {
    expect(owedText(ada)).toBe('₦30,000.50 unpaid');
    expect(owedText(musa)).toBeUndefined();
    expect(chosenText([ada, ada])).toBe('₦60,001 for 2 people');
    expect(chosenText([ada])).toBe('₦30,000.50 for one person');
  });

  it.each([
    [0, false, 'You pay for nobody yet.'],
    [1, false, 'You pay for one person.'],
    [4, true, 'You pay for 4 people, so a rebate applies. We note it on the charges.'],
  ])('count %i sponsored people', (sponsored, rebate, text) =>
    expect(sponsoredText({ sponsored, rebate })).toBe(text),
  );
});
