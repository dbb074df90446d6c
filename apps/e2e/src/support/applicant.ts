import type { RegisteredStudent, Serial, Student } from '@concord/contracts';
import { makePdf, makePortraitUrl } from '@concord/testing';
import { expect } from '@playwright/test';
import { unique } from './accounts';
import type { StaffCalls } from './staff';

/** A person who is about to register. */
export interface Applicant {
  readonly surname: string;
  readonly firstName: string;
  readonly email: string;
  readonly serial: string;
}

/** A file for `setInputFiles`. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** An applicant with a new serial number. */
export async function newApplicant(staff: StaffCalls): Promise<Applicant> {
  const { serial } = await staff<Serial>('POST', 'serial/generate', 201, {});
  return {
    surname: unique('Okafor'),
    firstName: 'Chidinma',
    email: `${unique('chidinma')}@example.com`,
    serial,
  };
}

/** Registers the applicant through the API. */
export const register = async (staff: StaffCalls, applicant: Applicant): Promise<RegisteredStudent> => {
  const { serial: serialNumber, ...names } = applicant;
  const image_data = await makePortraitUrl(5);
  return staff<RegisteredStudent>('POST', 'student/register', 201, { ...names, serialNumber, image_data });
};

/** Student records that staff find by the applicant's e-mail. */
export const studentsOf = (staff: StaffCalls, { email }: Applicant): Promise<Student[]> =>
  staff<Student[]>('GET', `student?search=${encodeURIComponent(email)}`, 200);

/** Expects that the applicant is registered exactly once, and returns the record. */
export async function onlyStudent(staff: StaffCalls, applicant: Applicant): Promise<Student> {
  const found = await studentsOf(staff, applicant);
  expect(found).toHaveLength(1);
  return found[0] as Student;
}

/** A PDF; `bytes` of padding make it as large as a scan. */
export const pdfFile = (name: string, bytes = 0): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes > 0 ? padded(makePdf(name), bytes) : makePdf(name),
});

/** Pads a PDF with comments before its end, which readers ignore, as they find the parts from the end. */
function padded(pdf: Buffer, bytes: number): Buffer {
  const end = pdf.lastIndexOf('startxref');
  const padding = Buffer.from(`%${'0'.repeat(98)}\n`.repeat(Math.ceil(bytes / 100)));
  return Buffer.concat([pdf.subarray(0, end), padding, pdf.subarray(end)]);
}
