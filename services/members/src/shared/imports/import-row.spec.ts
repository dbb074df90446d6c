import type { ImportColumn } from '@concord/contracts';
import { readImportRow } from './import-row';

const ROW: Partial<Record<ImportColumn, string>> = {
  number: 'OLD-1',
  surname: 'Ekpo',
  firstName: 'Grace',
  grade: 'Full',
  inductedOn: '03/03/2013',
};

const problemsOf = (cells: Partial<Record<ImportColumn, string>>) =>
  readImportRow(1, (column) => ({ ...ROW, ...cells })[column] ?? '', '2026-11-29').problems;

describe('readImportRow', () => {
  it.each<[Partial<Record<ImportColumn, string>>, ImportColumn[]]>([
    [{}, []],
    [{ phoneNumber: '0803 123 4567' }, []],
    [{ phoneNumber: '+234 (0) 803-1234567, 08051234567' }, []],
    [{ phoneNumber: 'call his brother' }, ['phoneNumber']],
    [{ phoneNumber: '0803' }, ['phoneNumber']],
    [{ number: '' }, ['number']],
    [{ inductedOn: '31/02/2013' }, ['inductedOn']],
    [{ inductedOn: '01/01/2031' }, ['inductedOn']],
    [{ grade: 'Knight', email: 'nobody' }, ['grade', 'email']],
    [{ history: 'Affiliate sometime' }, ['history']],
    [{ balance: 'about five thousand' }, ['balance']],
  ])('finds the problems of %j in %j', (cells, columns) => {
    expect(problemsOf(cells).map(({ column }) => column)).toEqual(columns);
  });
});
