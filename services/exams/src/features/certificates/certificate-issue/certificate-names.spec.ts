import { certificateNameOf, isTooLong, shortNameOf } from './certificate-names';

const name = (firstName: string, middleName: string | null, surname: string) => ({
  firstName,
  middleName,
  surname,
});

describe('a name on a certificate', () => {
  it.each([
    [name('Amina', null, 'Bello'), 'Bello Amina'],
    [name(' Amina ', 'Zara', 'Bello'), 'Bello Amina Zara'],
    // Normalized to composed letters.
    [name('O\u0323la\u0300', null, 'Ade\u0301'), 'Ad\u00e9 ' + '\u1ecc' + 'l\u00e0'],
  ])('of %j is %s', (given, expected) => expect(certificateNameOf(given)).toBe(expected));

  it.each([
    ['28 letters', 'a'.repeat(28), false],
    ['29 letters', 'a'.repeat(29), true],
    ['28 emoji', '😀'.repeat(28), false],
    ['29 emoji', '😀'.repeat(29), true],
  ])('of %s is judged by characters', (_, text, expected) => expect(isTooLong(text)).toBe(expected));

  it('counts decomposed letters as the letters that they become', () => {
    const decomposed = certificateNameOf(name('e\u0301'.repeat(13), null, 'o\u0323'.repeat(14)));
    expect([[...decomposed].length, isTooLong(decomposed)]).toEqual([28, false]);
    expect(isTooLong(certificateNameOf(name('e\u0301'.repeat(14), null, 'o\u0323'.repeat(14))))).toBe(true);
  });
});

describe('shortNameOf', () => {
  it.each([
    [name('Oluwaseun', 'Babatunde Ayodele', 'Ogunbanjo'), 'Ogunbanjo Oluwaseun B. A.'],
    [name('Oluwafunmilayo', 'Babatunde', 'Ogunbanjo'), 'Ogunbanjo Oluwafunmilayo B.'],
    [name('Oluwafunmilayo', 'Ayo Ade', 'Ogunbanjo'), 'Ogunbanjo Oluwafunmilayo'],
    [name('Oluwafunmilayo Temi', 'Ayo', 'Ogunbanjo-Ade'), 'Ogunbanjo-Ade O. T. A.'],
    [name('Chukwuemeka', null, 'Nwachukwu-Okonkwo-Eze'), 'Nwachukwu-Okonkwo-Eze C.'],
    [name('A', null, 'x'.repeat(40)), 'x'.repeat(28)],
    [name('Ẹ̀niọlá', null, 'Ọ̀pẹ́yẹmí'), 'Ọ̀pẹ́yẹmí Ẹ̀niọlá'],
    [name('Ọ̀pẹ́yẹmí', null, 'Ogunbanjo-Adebayo-Olu'), 'Ogunbanjo-Adebayo-Olu Ọ̀.'],
    [name('Ọ̀pẹ́yẹmí', null, 'Ogunbanjo-Adebayo-Sowunmi'), 'Ogunbanjo-Adebayo-Sowunmi'],
  ])('of %j is %s', (given, expected) => {
    const short = shortNameOf(given);
    expect(short).toBe(expected.normalize('NFC'));
    expect(isTooLong(short)).toBe(false);
  });

  it('cuts no mark off its letter', () => {
    const surname = 'Ẹ̀'.repeat(40);
    expect(shortNameOf(name('A', null, surname))).toBe('Ẹ̀'.normalize('NFC').repeat(14));
  });
});
