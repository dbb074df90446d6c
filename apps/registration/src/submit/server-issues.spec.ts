import { fieldIssues } from './server-issues';

const refusal = (code: string, issues: { path: string; message: string }[] = []) => ({
  status: 400,
  code,
  message: `refused: ${code}`,
  issues,
});

describe('fieldIssues', () => {
  it('maps a refusal of one field to that field', () => {
    expect(fieldIssues(refusal('EMAIL_TAKEN'))).toEqual([
      { field: 'email', message: 'refused: EMAIL_TAKEN', type: 'EMAIL_TAKEN' },
    ]);
  });

  it('maps every issue to the field at the start of its path', () => {
    const issues = fieldIssues(
      refusal('VALIDATION', [
        { path: 'currentEmploymet.startDate', message: 'date' },
        { path: 'documents.jamb.file', message: 'file' },
        { path: 'academicPrograms.0.options', message: 'options' },
        { path: 'unknownKey', message: 'unknown' },
      ]),
    );
    expect(issues.map(({ field }) => field)).toEqual([
      'currentEmploymet.startDate',
      'documents.jamb',
      'academicPrograms',
    ]);
  });

  it('returns nothing for a failure without fields', () => {
    expect(fieldIssues(new Error('no network'))).toEqual([]);
  });
});
