import { isComplete, whoOf } from './candidates-field';

describe(whoOf.name, () => {
  it.each([
    ['nobody', {}],
    ['assigned', { assigned: true }],
    ['cohort', { cohort: 'c', assigned: true }],
    ['whole-cohort', { cohort: 'c' }],
    ['filter', { filter: { state: 'Kano' }, assigned: true }],
    ['whole-filter', { filter: { state: 'Kano' } }],
  ] as const)('names %s as the call takes it', (kind, who) => {
    const asked = { state: 'Kano' };
    expect(whoOf({ kind, cohort: 'c', filter: { search: '', values: asked, asked } })).toEqual(who);
  });

  it('needs the cohort where one is meant', () => {
    expect(isComplete({ kind: 'cohort', cohort: '' })).toBe(false);
    expect(isComplete({ kind: 'assigned', cohort: '' })).toBe(true);
  });
});
