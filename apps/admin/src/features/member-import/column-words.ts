import type { ImportColumn } from '@concord/contracts';

/** Names of the columns for people. */
export const COLUMN_WORDS: Record<ImportColumn, string> = {
  number: 'Member number',
  name: 'Whole name, surname first',
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  organisation: 'Organisation',
  email: 'Email',
  phoneNumber: 'Phone',
  state: 'State',
  grade: 'Grade',
  inductedOn: 'Induction date',
  history: 'Grade history',
  balance: 'Opening balance',
  notes: 'Notes',
};
