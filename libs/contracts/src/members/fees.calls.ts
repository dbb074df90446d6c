import { z } from 'zod';
import { defineCalls } from '../core/call';
import { feeRoutes } from './fees.routes';
import {
  feePreview,
  feePreviewBody,
  feesCurrent,
  feeTable,
  feeTableBody,
  listedFeeTable,
} from './fees.schemas';

export const feeCalls = defineCalls(feeRoutes, {
  feeTableList: {
    summary: 'Versions of the fee table, latest first; amounts in kobo',
    answer: z.array(listedFeeTable),
  },
  feesCurrent: { summary: 'Fee table in force today; amounts in kobo', answer: feesCurrent },
  feePreview: {
    summary: 'What a new version of the fee table would change, and for how many members',
    body: feePreviewBody,
    answer: feePreview,
  },
  feeTableAdd: {
    summary: 'Add a version of the fee table, in force from a day on',
    body: feeTableBody,
    answer: feeTable,
    refusals: [409],
  },
});
