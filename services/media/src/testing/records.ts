import type { Certificate, Result, Student } from '@concord/contracts';

export const STUDENT_ID = 'd'.repeat(24);
export const OTHER_ID = 'e'.repeat(24);

export const aStudent = (changes: Partial<Student> = {}): Student => ({
  _id: STUDENT_ID,
  title: 'Mrs',
  surname: 'Okonkwo',
  firstName: 'Ngozi',
  middleName: null,
  phoneNumber: '+234 800 123 4567',
  email: 'ngozi@example.org',
  dob: '1990-05-04',
  gender: 'Female',
  country: 'NG',
  state: 'Kaduna',
  eduQualification: 'MSC',
  currentEmploymet: {
    organization: null,
    position: null,
    yearsExperience: '0-1 yr',
    startDate: null,
    location: null,
  },
  applicationFee: 'Nil',
  paymentMethods: 'USSD',
  membershipCadre: 'Full Member',
  membershipRoute: 'NYSC Scheme',
  pgdCourses: [],
  membershipType: ['NYSC Scheme'],
  academicPrograms: [],
  passport: { url: '/x', public_id: '0'.repeat(32) },
  documents: [],
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

export const RESULT: Result = {
  _id: '3'.repeat(24),
  percantage: 40,
  total_score: 4,
  total_answered: 9,
  total_correct: 4,
  total_wrong: 5,
  pass: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  exam: { _id: '5'.repeat(24), examName: 'Mediation', examCode: 'M-1' },
  student: { _id: STUDENT_ID, surname: 'Okonkwo', firstName: 'Ngozi', middleName: null, gender: 'Female' },
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
