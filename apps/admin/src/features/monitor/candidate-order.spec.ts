import { aMonitorRow } from '../../testing/records';
import { type Candidate, candidateOf } from './candidate';
import { keptOrder, selected, type Selection } from './candidate-order';

const NOW = Date.parse('2026-11-21T09:30:00.000Z');
const EVERYBODY: Selection = { exam: '', search: '', only: 'all', order: 'name' };

const person = (attempt: string, surname: string, change: Parameters<typeof aMonitorRow>[0] = {}) =>
  candidateOf(aMonitorRow({ attempt, student: { _id: attempt, surname, firstName: 'Ada' }, ...change }));

const EZE = person('a', 'Eze', {
  deadline: '2026-11-21T09:33:00.000Z',
  answered: 30,
  savedAt: '2026-11-21T09:29:00.000Z',
});
const BELLO = person('b', 'Bello', { answered: 10, savedAt: null, startedAt: '2026-11-21T09:00:00.000Z' });
const KOLA = person('c', 'Kọ́lá', {
  exam: { _id: 'other', examName: 'Other', examCode: 'O-1' },
  answered: 5,
  seenAt: '2026-11-21T09:20:00.000Z',
});
const ALL = [EZE, BELLO, KOLA];

const namesOf = (found: readonly Candidate[]) => found.map(({ name }) => name.split(' ')[0]);
const names = (change: Partial<Selection>) =>
  namesOf(selected(ALL, { ...EVERYBODY, ...change }, { now: NOW, known: NOW }));

describe('selected', () => {
  it.each<[Selection['order'], string[]]>([
    ['name', ['Bello', 'Eze', 'Kọ́lá']],
    ['timeLeft', ['Eze', 'Bello', 'Kọ́lá']],
    ['answered', ['Kọ́lá', 'Bello', 'Eze']],
    ['saved', ['Bello', 'Eze', 'Kọ́lá']],
  ])('orders by %s', (order, expected) => {
    expect(names({ order })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['kol', ['Kọ́lá']],
    ['ADA ez', ['Eze']],
    ['ze', []],
    ['', ['Bello', 'Eze', 'Kọ́lá']],
    [' ', ['Bello', 'Eze', 'Kọ́lá']],
    ['!', []],
  ])('finds "%s"', (search, expected) => {
    expect(names({ search })).toEqual(expected);
  });

  it('shows one exam, the silent, or those with little time left', () => {
    expect(names({ exam: 'other' })).toEqual(['Kọ́lá']);
    expect(names({ only: 'silent' })).toEqual(['Kọ́lá']);
    expect(names({ only: 'ending' })).toEqual(['Eze']);
  });
});

describe('keptOrder', () => {
  it('keeps everyone in place and adds who is new at the end', () => {
    expect(namesOf(keptOrder(['c', 'gone', 'a'], ALL))).toEqual(['Kọ́lá', 'Eze', 'Bello']);
  });
});
