import { greetedName, recordName } from './wording';

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
