import { reminderOn, remindersBetween } from './reminder-steps';

const STEPS = [-60, -30, -7, 0, 14, 45];
const charge = (due: string, raisedOn = '2020-01-01') => ({ due, raisedOn });

describe('reminderOn', () => {
  it.each<[string, string, string, { step: number; on: string } | undefined]>([
    ['the day before the first step', '2027-01-01', '2026-11-01', undefined],
    ['60 days before', '2027-01-01', '2026-11-02', { step: -60, on: '2026-11-02' }],
    ['two days after a step, without a worker', '2027-01-01', '2026-11-04', { step: -60, on: '2026-11-02' }],
    ['a week after a step', '2027-01-01', '2026-11-09', { step: -60, on: '2026-11-02' }],
    ['more than a week after a step', '2027-01-01', '2026-11-10', undefined],
    ['two steps in one week: the newest', '2027-01-01', '2027-01-01', { step: 0, on: '2027-01-01' }],
    [
      '30 days before a day in March of a leap year',
      '2028-03-01',
      '2028-01-31',
      { step: -30, on: '2028-01-31' },
    ],
    ['7 days before 29 February', '2028-02-29', '2028-02-22', { step: -7, on: '2028-02-22' }],
    ['on 29 February', '2028-02-29', '2028-02-29', { step: 0, on: '2028-02-29' }],
    ['14 days after 15 February of a leap year', '2028-02-15', '2028-02-29', { step: 14, on: '2028-02-29' }],
    ['14 days after 15 February', '2027-02-15', '2027-03-01', { step: 14, on: '2027-03-01' }],
    ['45 days after, over a year end', '2026-12-01', '2027-01-15', { step: 45, on: '2027-01-15' }],
    ['long after the last step', '2026-12-01', '2027-06-01', undefined],
  ])('on %s', (_name, due, day, expected) => {
    expect(reminderOn(charge(due), STEPS, day)).toEqual(expected);
  });

  it('leaves out steps up to the day on which the charge was raised', () => {
    expect(reminderOn(charge('2026-12-01', '2026-11-24'), STEPS, '2026-11-24')).toBeUndefined();
    expect(reminderOn(charge('2026-12-01', '2026-12-01'), STEPS, '2026-12-01')).toBeUndefined();
    expect(reminderOn(charge('2026-12-01', '2026-12-01'), STEPS, '2026-12-15')?.step).toBe(14);
  });

  it('finds nothing without steps, and takes them in any order', () => {
    expect(reminderOn(charge('2026-12-01'), [], '2026-12-01')).toBeUndefined();
    expect(reminderOn(charge('2026-12-01'), [0, -2, -1], '2026-12-01')?.step).toBe(0);
  });
});

describe('remindersBetween', () => {
  it('lists the steps after one day up to another one', () => {
    const between = { after: '2026-12-25', to: '2027-01-15' };
    expect(remindersBetween(charge('2027-01-01'), STEPS, between)).toEqual([
      { step: 0, on: '2027-01-01' },
      { step: 14, on: '2027-01-15' },
    ]);
  });
});
