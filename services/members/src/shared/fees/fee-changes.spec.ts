import { SPECIFIED_FEES } from '@concord/contracts';
import { feeChanges } from './fee-changes';

const dearer = {
  ...SPECIFIED_FEES,
  Associate: { ...SPECIFIED_FEES.Associate, subscription: 600_000, levy: 0 },
  Fellow: { ...SPECIFIED_FEES.Fellow, training: 1 },
};

describe('feeChanges', () => {
  it('are none between equal tables', () => {
    expect(feeChanges(SPECIFIED_FEES, SPECIFIED_FEES, { levy: 'once' })).toEqual([]);
  });

  it.each([
    ['once', false],
    ['yearly', true],
  ] as const)(
    'name each fee that differs; a levy paid %s concerns members each year: %s',
    (levy, isYearly) => {
      expect(feeChanges(SPECIFIED_FEES, dearer, { levy })).toEqual([
        { grade: 'Associate', fee: 'levy', before: 500_000, after: 0, isYearly },
        { grade: 'Associate', fee: 'subscription', before: 500_000, after: 600_000, isYearly: true },
        { grade: 'Fellow', fee: 'training', before: 5_000_000, after: 1, isYearly: false },
      ]);
    },
  );
});
