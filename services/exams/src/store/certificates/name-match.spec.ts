import { bearsName } from './name-match';

const person = { surname: 'Okafor-Bello', firstName: 'Adá', middleName: 'Grace Ngozi' };

describe('bearsName', () => {
  it.each([
    ['Ada Okafor-Bello', true],
    ['OKAFOR BELLO, ada', true],
    ['Ada G. Okafor-Bello', true],
    ['Ada Grace N Okafor Bello', true],
    ['Ada Okafor', false],
    ['Grace Okafor-Bello', false],
    ['Ada Okafor-Bello Musa', false],
    ['Ada X Okafor-Bello', false],
    ['', false],
  ])('%j: %s', (name, expected) => expect(bearsName(name, person)).toBe(expected));

  it('matches nobody by a name without letters', () => {
    expect(bearsName('...', { surname: '...', firstName: '😀' })).toBe(false);
  });
});
