import type { Serial, Student } from '@concord/contracts';
import { makePdf } from '@concord/testing';
import { expect } from '@playwright/test';
import { unique } from './accounts';
import type { StaffCalls } from './staff';

/** Somebody who is about to register. */
export interface Applicant {
  readonly surname: string;
  readonly firstName: string;
  readonly email: string;
  readonly serial: string;
}

/** A file as a browser's file chooser hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** An applicant who paid and got a serial number. */
export async function newApplicant(staff: StaffCalls): Promise<Applicant> {
  const { serial } = await staff<Serial>('POST', 'serial/generate', 201, {});
  return {
    surname: unique('Okafor'),
    firstName: 'Chidinma',
    email: `${unique('chidinma')}@example.com`,
    serial,
  };
}

/** The records that staff find under this e-mail. */
export const studentsOf = (staff: StaffCalls, { email }: Applicant): Promise<Student[]> =>
  staff<Student[]>('GET', `student?search=${encodeURIComponent(email)}`, 200);

/** That this applicant was registered once, and the record. */
export async function theOneStudent(staff: StaffCalls, applicant: Applicant): Promise<Student> {
  const found = await studentsOf(staff, applicant);
  expect(found).toHaveLength(1);
  return found[0] as Student;
}

/** A PDF under this name; `bytes` makes it that much larger, as scans are. */
export const pdfFile = (name: string, bytes = 0): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes > 0 ? padded(makePdf(name), bytes) : makePdf(name),
});

/** Readers find a PDF's parts from its end, so that comments there leave it as it is. */
function padded(pdf: Buffer, bytes: number): Buffer {
  const end = pdf.lastIndexOf('startxref');
  const filling = Buffer.from(`%${'0'.repeat(98)}\n`.repeat(Math.ceil(bytes / 100)));
  return Buffer.concat([pdf.subarray(0, end), filling, pdf.subarray(end)]);
}
