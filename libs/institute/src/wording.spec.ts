import { greetedName } from './wording';

describe('greetedName', () => {
  it('has the title, the first name and the surname, as far as they are known', () => {
    const ada = { firstName: 'Ada', surname: 'Okafor' };
    expect(greetedName({ ...ada, title: 'Dr' })).toBe('Dr Ada Okafor');
    expect(greetedName({ ...ada, title: null })).toBe('Ada Okafor');
    expect(greetedName(ada)).toBe('Ada Okafor');
  });
});
