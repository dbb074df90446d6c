import { dueDayOf, type PrintedCertificate, type TemplatePreviewBody } from '@concord/contracts';

/** Number of no real certificate: these have no 0 in their groups. */
const NUMBER = 'CERT-2026-00000-00000';
const NOBODY = '0'.repeat(24);

/** Certificate of today with sample data, from a template. */
export function specimenOf(template: TemplatePreviewBody, now = new Date()): PrintedCertificate {
  const createdAt = now.toISOString();
  return {
    _id: NOBODY,
    studentName: 'Ọláwálé Ẹ̀bùn Adéyẹmí',
    selectedCourse: { id: NOBODY, courseTitle: 'Title of the course' },
    createdAt,
    dateGenerated: dueDayOf(createdAt),
    serialNumber: '',
    certificateNumber: NUMBER,
    genrated: 'manual',
    print: { version: 0, ...template },
  };
}
