import { isComplete, whoOf } from './candidates-choice';

describe(whoOf.name, () => {
  it.each([
    ['nobody', {}],
    ['assigned', { assigned: true }],
    ['cohort', { cohort: 'c', assigned: true }],
    ['whole-cohort', { cohort: 'c', acceptedOnly: true }],
    ['filter', { filter: { state: 'Kano' }, assigned: true }],
    ['whole-filter', { filter: { state: 'Kano' }, acceptedOnly: true }],
  ] as const)('names %s as the call takes it', (kind, who) => {
    const query = { state: 'Kano' };
    expect(whoOf({ kind, cohort: 'c', filter: { search: '', values: query, query } })).toEqual(who);
  });

  it.each([
    ['assigned', false, { assigned: true, acceptedOnly: true }],
    ['whole-cohort', true, { cohort: 'c' }],
  ] as const)('says of %s that the undecided come: %s', (kind, isUndecidedIn, who) => {
    expect(whoOf({ kind, cohort: 'c', isUndecidedIn })).toEqual(who);
  });

  it('needs the cohort where one is meant', () => {
    expect(isComplete({ kind: 'cohort', cohort: '' })).toBe(false);
    expect(isComplete({ kind: 'assigned', cohort: '' })).toBe(true);
  });
});
