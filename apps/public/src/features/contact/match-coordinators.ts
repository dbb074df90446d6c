import { COORDINATORS, type Coordinator } from '../../content/coordinators';

/** What people type for a state beside its name. */
const ALSO_CALLED: Readonly<Record<string, string>> = { 'Federal Capital Territory': 'fct abuja' };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The coordinators whose state, name or number holds every word of the search. */
export function matchCoordinators(search: string): readonly Coordinator[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return COORDINATORS.filter(({ state, name, phone }) => {
    const text = plain(`${state} ${ALSO_CALLED[state] ?? ''} ${name} ${phone}`);
    return words.every((word) => text.includes(word));
  });
}

/** What is said of the number of matches. */
export function countWords(count: number, search: string): string {
  if (search.trim() === '') return `${count} coordinators`;
  if (count === 0) return 'No coordinator found';
  return count === 1 ? '1 coordinator found' : `${count} coordinators found`;
}
