import type { Certificate, Course, Serial } from '@concord/contracts';
import { unique } from './accounts';
import type { StaffCalls } from './staff';

/** A certificate of each state, and its holder. */
export interface Certificates {
  readonly course: string;
  readonly valid: Certificate;
  readonly revoked: Certificate;
  readonly replaced: Certificate;
  readonly replacing: Certificate;
}

export const REASON = 'Issued by mistake, the <b>fee</b> was refunded';

/** Creates a certificate of each state through the API. */
export async function makeCertificates(staff: StaffCalls): Promise<Certificates> {
  const [course] = await staff<Course[]>('GET', 'course', 200);
  if (!course) throw new Error('There is no course');
  const make = async (): Promise<Certificate> => {
    const holder = { studentName: unique('Ngozi '), selectedCourse: course._id };
    const { serial } = await staff<Serial>('POST', 'serial/generate', 201, {
      purpose: 'certificate',
      ...holder,
    });
    const body = { ...holder, serialNumber: serial, dateGenerated: '2025-11-20' };
    return staff<Certificate>('POST', 'certificate/create', 201, body);
  };
  const [valid, revoked, replaced] = [await make(), await make(), await make()];
  await staff('DELETE', `certificate/${revoked._id}`, 200, { reason: REASON, isPublic: true });
  const replacing = await staff<Certificate>('POST', `certificate/${replaced._id}/reissue`, 201, {
    studentName: unique('Amina '),
    reason: 'The name was misspelt',
  });
  return { course: course.courseTitle, valid, revoked, replaced, replacing };
}

/** A number without a certificate. */
export const UNKNOWN_NUMBER = 'CERT-2026-AAAAA-BBBBB';
