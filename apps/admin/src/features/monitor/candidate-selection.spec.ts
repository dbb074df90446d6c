import { aMonitorRow } from '../../testing/records';
import { type Candidate, candidateOf } from './candidate';
import { DEFAULT_SELECTION, keepOrder, selectCandidates, type Selection } from './candidate-selection';

const NOW = Date.parse('2026-11-21T09:30:00.000Z');

const person = (attempt: string, surname: string, change: Parameters<typeof aMonitorRow>[0] = {}) =>
  candidateOf(aMonitorRow({ attempt, student: { _id: attempt, surname, firstName: 'Ada' }, ...change }));

const EZE = person('a', 'Eze', {
  deadline: '2026-11-21T09:33:00.000Z',
  answered: 30,
  savedAt: '2026-11-21T09:29:00.000Z',
});
const BELLO = person('b', 'Bello', {
  activity: { left: 1, awaySeconds: 60, blurred: 0, copied: 0, printed: 0 },
  answered: 10,
  savedAt: null,
  startedAt: '2026-11-21T09:00:00.000Z',
});
const KOLA = person('c', 'Kọ́lá', {
  exam: { _id: 'other', examName: 'Other', examCode: 'O-1' },
  answered: 5,
  seenAt: '2026-11-21T09:20:00.000Z',
  activity: { left: 1, awaySeconds: 0, blurred: 1, copied: 0, printed: 0 },
});
const ALL = [EZE, BELLO, KOLA];

const namesOf = (found: readonly Candidate[]) => found.map(({ name }) => name.split(' ')[0]);
const names = (change: Partial<Selection>) =>
  namesOf(
    selectCandidates(ALL, { ...DEFAULT_SELECTION, order: 'name', ...change }, { now: NOW, knownUntil: NOW }),
  );

describe('selectCandidates', () => {
  it.each<[Selection['order'], string[]]>([
    ['name', ['Bello', 'Eze', 'Kọ́lá']],
    ['timeLeft', ['Eze', 'Bello', 'Kọ́lá']],
    ['answered', ['Kọ́lá', 'Bello', 'Eze']],
    ['saved', ['Bello', 'Eze', 'Kọ́lá']],
    ['noted', ['Kọ́lá', 'Bello', 'Eze']],
  ])('orders by %s', (order, expected) => {
    expect(names({ order })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['kol', ['Kọ́lá']],
    ['ADA ez', ['Eze']],
    ['ze', []],
    ['ell', ['Bello']],
    ['', ['Bello', 'Eze', 'Kọ́lá']],
    [' ', ['Bello', 'Eze', 'Kọ́lá']],
    ['!', []],
  ])('finds "%s"', (search, expected) => {
    expect(names({ search })).toEqual(expected);
  });

  it('filters by exam, silence and little time left', () => {
    expect(names({ exam: 'other' })).toEqual(['Kọ́lá']);
    expect(names({ filter: 'silent' })).toEqual(['Kọ́lá']);
    expect(names({ filter: 'ending' })).toEqual(['Eze']);
  });
});

describe('keepOrder', () => {
  it('keeps the previous order and appends new candidates', () => {
    expect(namesOf(keepOrder(['c', 'gone', 'a'], ALL))).toEqual(['Kọ́lá', 'Eze', 'Bello']);
  });
});
