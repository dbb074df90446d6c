import { LIMITS } from '@concord/contracts';
import type { Resolver } from '@concord/ui/forms';

/** Details for the certificate, and the serial number that authorises printing. */
export interface CertificateForm {
  readonly studentName: string;
  /** The course's id. */
  readonly selectedCourse: string;
  readonly serialNumber: string;
  /** `YYYY-MM-DD`. */
  readonly dateGenerated: string;
}

export const EMPTY_CERTIFICATE: CertificateForm = {
  studentName: '',
  selectedCourse: '',
  serialNumber: '',
  dateGenerated: '',
};

export const COMPLETE_DETAILS = 'Complete details';
/** Message of the specification, including the trailing space. */
export const INVALID_SERIAL = 'Invalid serial number ';

const MISSING_TEXTS: Readonly<Record<keyof CertificateForm, string>> = {
  studentName: 'Enter the student name',
  selectedCourse: 'Choose the course',
  serialNumber: 'Enter the serial number',
  dateGenerated: 'Enter the date',
};
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function problem(field: keyof CertificateForm, value: string): string | undefined {
  const typed = value.trim();
  if (!typed) return MISSING_TEXTS[field];
  // NFC counts a letter and its separately typed mark as one, as the server does.
  if (field === 'studentName' && [...typed.normalize('NFC')].length > LIMITS.certificateNameLength)
    return `The name can have up to ${LIMITS.certificateNameLength} characters`;
  if (field === 'dateGenerated' && !ISO_DATE.test(typed)) return 'Enter the full date as DD/MM/YYYY';
  return undefined;
}

/** Finds missing and malformed fields; the server checks the rest. */
export const certificateResolver: Resolver<CertificateForm> = (values) => {
  const fields = Object.keys(MISSING_TEXTS) as (keyof CertificateForm)[];
  const problems = fields.flatMap((field) => {
    const message = problem(field, values[field]);
    return message ? [[field, { type: 'validate', message }] as const] : [];
  });
  if (problems.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(problems) };
};
