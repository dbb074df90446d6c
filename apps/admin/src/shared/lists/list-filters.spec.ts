import { filterQuery, type ListFilter, readFilters, setFilters } from './list-filters';

const FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'purpose', label: 'For', options: [['certificate', 'Certificates']] },
  { kind: 'choice', name: 'state', label: 'State', options: [], isOpen: true },
  { kind: 'yes', name: 'archived', label: 'Archived' },
  { kind: 'period', label: 'Made' },
];
const read = (address: string) => readFilters(FILTERS, new URLSearchParams(address));

describe('the filters of a list', () => {
  it('are read from the URL, without unknown names and values', () => {
    expect(read('purpose=certificate&archived=true&colour=red&page=2&from=2026-11-01&to=x')).toEqual({
      purpose: 'certificate',
      archived: 'true',
      from: '2026-11-01',
    });
    expect(read('purpose=&from=2026-13-01')).toEqual({});
    expect(read('purpose=constructor&archived=no&state=Kano')).toEqual({ state: 'Kano' });
  });

  it('are requested from the start of the first day to the end of the last day', () => {
    const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).toISOString();
    expect(filterQuery(FILTERS, read('from=2026-11-01&to=2026-12-31&archived=true'))).toEqual({
      archived: 'true',
      from: day(2026, 11, 1),
      to: day(2027, 1, 1),
    });
  });

  it('are shown in words, also a value whose name is not loaded', () => {
    const texts = (address: string) => setFilters(FILTERS, read(address)).map(({ text }) => text);
    expect(texts('purpose=certificate&archived=true')).toEqual(['For: Certificates', 'Archived']);
    expect(texts('state=Kano&from=2026-11-01&to=2026-11-02')).toEqual([
      'State: Kano',
      'Made from 01/11/2026',
      'Made to 02/11/2026',
    ]);
  });
});
