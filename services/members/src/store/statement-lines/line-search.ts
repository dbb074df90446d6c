import { type SearchFields, searchFields } from '@concord/nest-platform';
import type { StatementLineRecord } from './statement-line.schema';

const KOBO = 100;

/** Finds a line by the words of its narration and reference, and by its amount in naira. */
export const lineSearchFields = ({
  narration,
  reference,
  amount,
}: Pick<StatementLineRecord, 'narration' | 'reference' | 'amount'>): SearchFields =>
  searchFields([narration, reference, String(Math.trunc(Math.abs(amount) / KOBO))]);
