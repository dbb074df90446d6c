import { z } from 'zod';
import { defineCalls } from '../core/call';
import { feeRoutes } from './fees.routes';
import { feeTable, feeTableBody } from './fees.schemas';

export const feeCalls = defineCalls(feeRoutes, {
  feeTableList: {
    summary: 'Versions of the fee table, latest first; amounts in kobo',
    answer: z.array(feeTable),
  },
  feeTableAdd: {
    summary: 'Add a version of the fee table, in force from a day on',
    body: feeTableBody,
    answer: feeTable,
    refusals: [409],
  },
});
