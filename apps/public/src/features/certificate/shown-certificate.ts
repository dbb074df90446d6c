/** A certificate as its page shows it. */
export interface ShownCertificate {
  readonly studentName: string;
  readonly courseTitle: string;
  /** `YYYY-MM-DD`; empty in a preview. */
  readonly dateGenerated: string;
  readonly certificateNumber: string;
  /** Empty in a preview: then there is nothing to print. */
  readonly serialNumber: string;
  readonly id: string;
  /** Opens the PDF for half an hour. */
  readonly printToken: string;
}

/** What stands where a preview has no details. */
const BLANK = { studentName: 'Name of the student', courseTitle: 'Title of the course' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The certificate that the page before handed over in the history; a preview of whatever it has of one. */
export function shownCertificate(state: unknown): ShownCertificate {
  const given = isRecord(state) ? state : {};
  const course = isRecord(given['selectedCourse']) ? given['selectedCourse'] : {};
  return {
    studentName: text(given['studentName']) || BLANK.studentName,
    courseTitle: text(course['courseTitle']) || BLANK.courseTitle,
    dateGenerated: text(given['dateGenerated']),
    certificateNumber: text(given['certificateNumber']),
    serialNumber: text(given['serialNumber']),
    id: text(given['_id']),
    printToken: text(given['printToken']),
  };
}
