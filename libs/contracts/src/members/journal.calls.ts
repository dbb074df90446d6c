import { defineCalls } from '../core/call';
import { journalRoutes } from './journal.routes';
import { journal, journalQuery } from './journal.schemas';

export const journalCalls = defineCalls(journalRoutes, {
  journalGet: {
    summary: 'Postings of at most a year by double entry, both days included; amounts in kobo',
    query: journalQuery,
    answer: journal,
    refusals: [422],
  },
});
