import { IMPORT_HEADINGS, type ImportColumn, MEMBER_GRADES } from '@concord/contracts';
import { listed } from '../../shared/format';

/** Names of the columns for people: the headings of the template. */
export const COLUMN_WORDS: Record<ImportColumn, string> = IMPORT_HEADINGS;

/** Content of each column, for a person who fills one in. */
export const COLUMN_HINTS: Record<ImportColumn, string> = {
  number: 'Always needed. A number that a member has already is left out.',
  name: 'The whole name, surname first, if it is not in columns of its own.',
  title: 'Such as Mr, Mrs or Dr.',
  surname: 'Or a full name.',
  firstName: 'Or a full name.',
  middleName: 'Optional.',
  organisation: 'The name of a corporate member.',
  email: 'Optional. Invoices and receipts go there.',
  phoneNumber: 'Optional.',
  state: 'Optional.',
  grade: `${listed([...MEMBER_GRADES])}. Needed without a grade history.`,
  inductedOn: 'A day such as 31/12/2004 or 2004-12-31. Needed without a grade history.',
  history: 'Several grades with their days: Associate 1/3/2010; Full 1/6/2016.',
  balance: 'In naira, such as 5,000.00: what the member owes. Credit has a minus.',
  notes: 'Kept as the reason of the first grade.',
};
