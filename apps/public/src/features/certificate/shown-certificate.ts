import { type PrintedTemplate, printedTemplate } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';

export interface ShownCertificate {
  readonly studentName: string;
  readonly courseTitle: string;
  /** `YYYY-MM-DD`; empty in a preview. */
  readonly dateGenerated: string;
  readonly certificateNumber: string;
  /** Empty in a preview, which cannot be printed. */
  readonly serialNumber: string;
  readonly id: string;
  /** Authorises printing the PDF for half an hour. */
  readonly printToken: string;
  /** Text of the certificate; the institute's default in a preview. */
  readonly print: Omit<PrintedTemplate, 'version'>;
}

const PLACEHOLDERS = { studentName: 'Name of the student', courseTitle: 'Title of the course' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads the certificate from the history state, which may have any shape; missing values get
 * placeholders.
 */
export function shownCertificate(state: unknown): ShownCertificate {
  const given = isRecord(state) ? state : {};
  const course = isRecord(given['selectedCourse']) ? given['selectedCourse'] : {};
  return {
    studentName: text(given['studentName']) || PLACEHOLDERS.studentName,
    courseTitle: text(course['courseTitle']) || PLACEHOLDERS.courseTitle,
    dateGenerated: text(given['dateGenerated']),
    certificateNumber: text(given['certificateNumber']),
    serialNumber: text(given['serialNumber']),
    id: text(given['_id']),
    printToken: text(given['printToken']),
    print: printedTemplate.safeParse(given['print']).data ?? { design: 'course', ...FIRST_TEMPLATES.course },
  };
}
