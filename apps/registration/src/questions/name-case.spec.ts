import { suggestName } from './name-case';

describe('suggestName', () => {
  it.each([
    ['ngozi', 'Ngozi'],
    ['NGOZI', 'Ngozi'],
    [' ngozi ada ', 'Ngozi Ada'],
    ['ADE-OJO', 'Ade-Ojo'],
    ["O'NEIL", "O'Neil"],
    ['ẹ̀bùn', 'Ẹ̀bùn'],
    ['ỌLÁWÁLÉ', 'Ọláwálé'],
    ['ƙasim', 'Ƙasim'],
    ['j.r. obi', 'J.R. Obi'],
    ['OBI II', 'Obi II'],
    ['VAN DER MERWE', 'van der Merwe'],
    ['van', 'Van'],
    ['vandi der', 'Vandi Der'],
  ])('of %s is %s', (typed, usual) =>
    expect(suggestName(typed.normalize('NFC'))).toBe(usual.normalize('NFC')),
  );

  it.each(['Ngozi', 'McDonald', 'van der Berg', 'J', 'J.', 'محمد', '王伟', '', '  ', '123', 'x'.repeat(200)])(
    'suggests nothing for %.20s',
    (typed) => expect(suggestName(typed)).toBeUndefined(),
  );
});
