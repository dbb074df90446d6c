import { greetedName, recordName, nairaWords } from './wording';

describe('greetedName', () => {
  it('has title, first name and surname, as far as known', () => {
    const ada = { firstName: 'Ada', surname: 'Okafor' };
    expect(greetedName({ ...ada, title: 'Dr' })).toBe('Dr Ada Okafor');
    expect(greetedName({ ...ada, title: null })).toBe('Ada Okafor');
    expect(greetedName(ada)).toBe('Ada Okafor');
  });
});

describe('recordName', () => {
  it.each([
    [{ surname: 'Okafor', firstName: 'Ada', middleName: 'Zara' }, 'Okafor Ada Zara'],
    [{ surname: 'Okafor', firstName: 'Ada', middleName: null }, 'Okafor Ada'],
    [{ surname: 'Okafor', firstName: 'Ada' }, 'Okafor Ada'],
    [{ surname: '', firstName: 'Ada' }, 'Ada'],
  ])('of %j is %s', (person, name) => expect(recordName(person)).toBe(name));
});

describe('nairaWords', () => {
  it.each([
    [0, '₦0.00'],
    [5, '₦0.05'],
    [5_000_000, '₦50,000.00'],
    [-150_050, '−₦1,500.50'],
  ])('says %i kobo as %s', (kobo, words) => {
    expect(nairaWords(kobo)).toBe(words);
  });
});
