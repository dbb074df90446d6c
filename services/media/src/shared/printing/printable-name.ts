import { dateWords, recordName } from '@concord/institute';
import type { PrintableRecord } from './printable-record';

/** Names of documents whose record cannot be read. */
export const DOCUMENT_WORDS: Readonly<Record<PrintableRecord['kind'], string>> = {
  'registration-form': 'registration form',
  certificate: 'certificate',
  'result-slip': 'result slip',
  'student-list': 'list of students',
  'serial-sheet': 'sheet of serial numbers',
  invoice: 'invoice',
  receipt: 'receipt',
  'credit-note': 'credit note',
  'standing-letter': 'letter of good standing',
  'membership-certificate': 'certificate of membership',
  'cpd-statement': 'statement of CPD',
  'member-card': 'membership card',
};

/** Name of a document in the audit log: `registration form of Okafor Ada`. */
export function printableName(record: PrintableRecord): string {
  const words = DOCUMENT_WORDS[record.kind];
  switch (record.kind) {
    case 'registration-form':
      return `${words} of ${recordName(record.student)}`;
    case 'certificate':
      return `${words} of ${record.certificate.studentName}, ${record.certificate.certificateNumber}`;
    case 'result-slip':
      return `${words} of ${recordName(record.result.student)}, ${record.result.exam.examCode}`;
    case 'student-list':
      return words;
    case 'invoice':
    case 'receipt':
    case 'credit-note':
    case 'standing-letter':
    case 'membership-certificate':
      return `${words} ${record.document.number} of ${record.document.name}`;
    case 'cpd-statement':
      return `${words} ${record.statement.year} of ${record.statement.name}`;
    case 'member-card':
      return `${words} of ${record.card.name}, ${record.card.number}`;
    case 'serial-sheet':
      return `${words} ${record.batch.note ?? `of ${dateWords(record.batch.dateGenerated)}`}`;
  }
}
