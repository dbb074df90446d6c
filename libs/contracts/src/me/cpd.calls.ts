import { defineCalls } from '../core/call';
import { myCpdRoutes } from './cpd.routes';
import { myCpd, myCpdAddBody, myCpdChangeBody, myCpdEntry, myCpdQuery } from './cpd.schemas';

export const myCpdCalls = defineCalls(myCpdRoutes, {
  myCpd: { summary: 'A year of CPD of the signed-in member', query: myCpdQuery, answer: myCpd },
  myCpdAdd: {
    summary: 'Enter an activity with its evidence, for staff to confirm',
    body: myCpdAddBody,
    headers: { 'Idempotency-Key': 'A repeated request with the same key answers with the same entry' },
    answer: myCpdEntry,
    refusals: [409, 413],
  },
  myCpdChange: {
    summary: 'Change an own entry that nobody has decided on',
    body: myCpdChangeBody,
    answer: myCpdEntry,
    refusals: [404, 409, 413],
  },
  myCpdWithdraw: {
    summary: 'Withdraw an own entry that nobody has decided on',
    answer: myCpdEntry,
    refusals: [404, 409],
  },
  myCpdStatement: { summary: 'A statement of a year of CPD, as PDF', query: myCpdQuery, refusals: [503] },
});
