import { MEMBER_CARD } from '../../testing/member-documents';
import { aStudent, BATCH, CERTIFICATE, RESULT } from '../../testing/records';
import type { PrintableRecord } from './printable-record';
import { printableName } from './printable-name';

const student = aStudent({ surname: 'Okafor', firstName: 'Ada', middleName: null });
const owner = '';

describe('printableName', () => {
  it.each<[PrintableRecord, string]>([
    [{ kind: 'registration-form', owner, student }, 'registration form of Okafor Ada'],
    [
      { kind: 'certificate', owner, certificate: CERTIFICATE },
      `certificate of ${CERTIFICATE.studentName}, ${CERTIFICATE.certificateNumber}`,
    ],
    [
      { kind: 'result-slip', owner, result: RESULT },
      expect.stringContaining(`, ${RESULT.exam.examCode}`) as unknown as string,
    ],
    [{ kind: 'member-card', owner, card: MEMBER_CARD }, 'membership card of Okafor Ada, CIPCM-000123'],
    [{ kind: 'student-list', owner, students: [student] }, 'list of students'],
    [
      { kind: 'serial-sheet', owner, batch: { ...BATCH, note: 'Kano branch' } },
      'sheet of serial numbers Kano branch',
    ],
    [
      // Half an hour after midnight in Nigeria.
      {
        kind: 'serial-sheet',
        owner,
        batch: { ...BATCH, note: undefined, dateGenerated: '2026-11-22T23:30:00.000Z' },
      },
      'sheet of serial numbers of 23 November 2026',
    ],
  ])('of %j', (record, name) => expect(printableName(record)).toEqual(name));
});
