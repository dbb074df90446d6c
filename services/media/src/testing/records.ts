import type { Certificate, PrintableBatch, Result } from '@concord/contracts';
import { aStudent } from '@concord/testing/records';

export { aStudent };

export const STUDENT_ID = aStudent()._id;
export const OTHER_ID = 'e'.repeat(24);

export const RESULT: Result = {
  _id: '3'.repeat(24),
  percantage: 40,
  total_score: 4,
  total_questions: 10,
  total_answered: 9,
  total_correct: 4,
  total_wrong: 5,
  pass: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  exam: { _id: '5'.repeat(24), examName: 'Mediation', examCode: 'M-1' },
  student: { _id: STUDENT_ID, surname: 'Bello', firstName: 'Amina', middleName: null, gender: 'Female' },
};

export const CERTIFICATE: Certificate = {
  _id: '4'.repeat(24),
  studentName: 'Ngozi & Co',
  selectedCourse: { id: '6'.repeat(24), courseTitle: 'Peace Education' },
  createdAt: '2026-11-21T10:00:00.000Z',
  dateGenerated: '2026-11-20',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  certificateNumber: 'CN-000123',
  genrated: 'manual',
};

export const BATCH: PrintableBatch = {
  _id: '7'.repeat(24),
  note: 'Kano <branch>',
  purpose: 'registration',
  count: 14,
  unused: 12,
  dateGenerated: '2026-11-21T10:00:00.000Z',
  madeBy: { _id: '8'.repeat(24), username: 'halima' },
  serials: Array.from({ length: 12 }, (_, n) => `ABCD-EFGH-JKMN-PQ${n + 20}`),
};
