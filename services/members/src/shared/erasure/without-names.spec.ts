import { withoutNames } from './without-names';

const ADA = { surname: 'Okafor', firstName: 'Ada Ngozi', middleName: null, organisation: null };

describe('withoutNames', () => {
  it.each([
    ['Workshop for OKAFOR, Ada', 'Workshop for M-1'],
    ['ada ngozi okafor transfer', 'M-1 transfer'],
    ['Canada and Okafors', 'Canada and Okafors'],
    ['Annual subscription 2026', 'Annual subscription 2026'],
  ])('turns “%s” into “%s”', (text, expected) => {
    expect(withoutNames([ADA], 'M-1')(text)).toBe(expected);
  });

  it('takes signs in names as they are, and leaves words of two letters', () => {
    const names = { surname: 'O.Brien*', firstName: 'Li', middleName: null, organisation: null };
    expect(withoutNames([names], '$1')('Li O.Brien* and OxBrien')).toBe('Li $1 and OxBrien');
  });

  it('changes nothing for a member without names', () => {
    const names = { surname: null, firstName: null, middleName: null, organisation: null };
    expect(withoutNames([names], 'M-1')('Ada')).toBe('Ada');
  });

  it('knows the names of records that were merged into this one', () => {
    const before = { ...ADA, surname: 'Eze' };
    expect(withoutNames([ADA, before], 'M-1')('Ada Eze, now Okafor')).toBe('M-1, now M-1');
  });
});
