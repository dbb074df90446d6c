import { isComplete, whoOf } from './candidates-field';

describe(whoOf.name, () => {
  it.each([
    ['nobody', {}],
    ['assigned', { assigned: true }],
    ['cohort', { cohort: 'c', assigned: true }],
    ['whole-cohort', { cohort: 'c' }],
  ] as const)('names %s as the call takes it', (kind, who) => {
    expect(whoOf({ kind, cohort: 'c' })).toEqual(who);
  });

  it('needs the cohort where one is meant', () => {
    expect(isComplete({ kind: 'cohort', cohort: '' })).toBe(false);
    expect(isComplete({ kind: 'assigned', cohort: '' })).toBe(true);
  });
});
