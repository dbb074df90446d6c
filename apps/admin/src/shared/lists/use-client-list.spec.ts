import { matchingRows } from './use-client-list';

interface Row {
  readonly name: string;
  readonly kind: string;
}

const ROWS: readonly Row[] = [
  { name: 'Ƙabiru Ọlá', kind: 'b' },
  { name: 'Amina Bello', kind: 'a' },
  { name: 'Zainab Kabir', kind: 'b' },
];
const names = (search: string, values = {}, by = '') =>
  matchingRows(
    ROWS,
    { search, values, by },
    {
      textsOf: ({ name }) => [name],
      fits: { kind: ({ kind }, value) => kind === value },
      sorts: { name: ({ name }) => name },
      defaultSort: '-name',
    },
  ).map(({ name }) => name);

describe('matchingRows', () => {
  it.each<[string, string[]]>([
    ['kab', ['Zainab Kabir', 'Ƙabiru Ọlá']],
    ['ola kabiru', ['Ƙabiru Ọlá']],
    ['abir', []],
    ['  ', ['Zainab Kabir', 'Ƙabiru Ọlá', 'Amina Bello']],
  ])('searches for beginnings of words, whatever their marks: %j', (search, found) => {
    expect(names(search).sort()).toEqual([...found].sort());
  });

  it('filters, and sorts by known columns', () => {
    expect(names('', { kind: 'a' })).toEqual(['Amina Bello']);
    expect(names('', { kind: 'b' }, 'name').at(-1)).toBe('Zainab Kabir');
    expect(names('', { kind: 'b' }, 'colour').at(0)).toBe('Zainab Kabir');
  });
});
