import { z } from 'zod';
import { defineCalls } from '../core/call';
import { cpdRoutes } from './cpd.routes';
import { cpdEntry, cpdEntryDecideBody, cpdEntryListQuery } from './cpd.schemas';

export const cpdCalls = defineCalls(cpdRoutes, {
  cpdEntryList: {
    summary: 'Entries of CPD, those that wait for a decision oldest first',
    query: cpdEntryListQuery,
    answer: z.array(cpdEntry),
  },
  cpdEntryDecide: {
    summary: 'Confirm or refuse an entry of CPD; the points may be changed',
    body: cpdEntryDecideBody,
    answer: cpdEntry,
    refusals: [404, 409],
  },
});
