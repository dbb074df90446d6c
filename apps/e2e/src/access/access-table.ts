import type { CallName } from '@concord/contracts';

/** Who calls: nobody signed in, staff by role, a candidate, the holder of a print token. */
export const ROLES = ['anonymous', 'pending', 'admin', 'super', 'candidate', 'print'] as const;
export type TestRole = (typeof ROLES)[number];

/** One letter a role in the order of {@link ROLES}: `+` may call, `1` gets 401, `3` gets 403. */
export const ACCESS: Record<CallName, string> = {
  login: '++++++',
  staffRegister: '++++++',
  me: '1++++3',
  adminList: '133+33',
  adminCount: '13++33',
  adminUpdate: '133+33',
  adminRemove: '133+33',
  serialGenerate: '13++33',
  serialList: '13++33',
  serialValidate: '++++++',
  serialCount: '13++33',
  studentRegister: '++++++',
  studentList: '13++33',
  studentRecent: '13++33',
  studentCount: '13++33',
  // A candidate reads only the own record; here it is somebody else's.
  studentGet: '13++33',
  studentRemove: '13++33',
  countries: '++++++',
  states: '++++++',
  examUpload: '133+33',
  examParseSheet: '133+33',
  examTemplate: '133+33',
  examList: '13++33',
  examGet: '133+33',
  examUpdate: '133+33',
  examRemove: '133+33',
  assignmentCreate: '13++33',
  assignmentUpdate: '13++33',
  assignmentRemove: '13++33',
  assignmentsOfStudent: '13++33',
  examSignIn: '++++++',
  attemptStart: '1333+3',
  attemptSave: '1333+3',
  attemptGet: '1333+3',
  resultSubmit: '1333+3',
  resultList: '133+33',
  resultGet: '133++3',
  courseList: '++++++',
  courseCreate: '13++33',
  courseUpdate: '13++33',
  courseRemove: '13++33',
  // Anyone may try; without staff rights it takes a certificate serial.
  certificateCreate: '++++++',
  certificateList: '13++33',
  certificateRemove: '133+33',
  certificateVerify: '++++++',
  galleryList: '++++++',
  galleryUpload: '13++33',
  galleryRemove: '13++33',
  documentCreate: '13++++',
  documentGet: '13++++',
  // The signature of the link decides, not who asks: everyone learns that this id names nothing.
  fileGet: '++++++',
};
