import type {
  AnyTask,
  AssignedStudent,
  AttemptHistoryEntry,
  AuditRecord,
  Certificate,
  Course,
  Exam,
  ExamSummary,
  GalleryItem,
  Mail,
  Intervention,
  LateAnswers,
  MonitorRow,
  ResultDetail,
  Serial,
  SerialBatch,
  StaffAccount,
  TaskKind,
  TaskOutcome,
} from '@concord/contracts';
import { anAssignment, aStudent } from '@concord/testing/records';

const AT = '2026-11-21T09:00:00.000Z';
const EXAM_NAMES = { _id: '64c000000000000000000001', examName: 'Mediation', examCode: 'MED-1000' };
const STUDENT_NAMES = { _id: aStudent()._id, surname: 'Bello', firstName: 'Amina' };
const STAFF = { _id: '64b000000000000000000001', username: 'halima' };

export const anExam = (change: Partial<ExamSummary> = {}): ExamSummary => ({
  ...EXAM_NAMES,
  duration: 60,
  totalQuestions: 40,
  uploadedBy: STAFF,
  createdAt: AT,
  ...change,
});

export const anAccount = (change: Partial<StaffAccount> = {}): StaffAccount => ({
  ...STAFF,
  email: 'halima@concord.example',
  role: 'SUPER_ADMIN',
  createdAt: AT,
  ...change,
});

export const aSerial = (change: Partial<Serial> = {}): Serial => ({
  id: '64e000000000000000000001',
  serial: 'ABCD-EFGH-JKMN-PQRS',
  isValid: true,
  dateGenerated: AT,
  dateUsed: null,
  purpose: 'registration',
  ...change,
});

export const aSerialBatch = (change: Partial<SerialBatch> = {}): SerialBatch => ({
  _id: '64e100000000000000000001',
  purpose: 'registration',
  count: 2,
  unused: 2,
  dateGenerated: AT,
  madeBy: STAFF,
  ...change,
});

export const aCourse = (change: Partial<Course> = {}): Course => ({
  _id: '64f000000000000000000001',
  courseTitle: 'Negotiation',
  courseDescription: '',
  exams: [],
  createdAt: AT,
  createdBy: STAFF,
  ...change,
});

export const aCertificate = (change: Partial<Certificate> = {}): Certificate => ({
  _id: '650000000000000000000001',
  studentName: 'Amina Bello',
  selectedCourse: { id: '64f000000000000000000001', courseTitle: 'Negotiation' },
  createdAt: AT,
  dateGenerated: '2026-11-20',
  serialNumber: 'ABCD-EFGH-JKMN-PQRT',
  certificateNumber: 'CERT-2026-AAAA',
  genrated: 'manual',
  ...change,
});

export const aPicture = (change: Partial<GalleryItem> = {}): GalleryItem => ({
  _id: '651000000000000000000001',
  image: { url: 'media/files/picture', public_id: 'picture', width: 1200, height: 800 },
  caption: 'Induction',
  uploadedBy: STAFF,
  ...change,
});

export const QUESTION = {
  _id: '652000000000000000000001',
  qstNumber: 1,
  question: 'What is peace?',
  answer: 'Calm',
  options: ['Calm', 'Noise'],
};

export const anAssignedStudent = (change: Partial<AssignedStudent> = {}): AssignedStudent => ({
  _id: '653000000000000000000001',
  student: aStudent()._id,
  name: 'Bello Amina',
  status: 'pending',
  isUnderWay: false,
  isGrading: false,
  dueDate: '2026-12-21T22:59:59.999Z',
  extraTime: 0,
  dateWritten: null,
  AddedBy: STAFF,
  ...change,
});

/** A task that was just ordered; with an outcome it is done. */
export const aTask = <K extends TaskKind>(kind: K, outcome?: TaskOutcome<K>) =>
  ({
    _id: '654000000000000000000001',
    kind,
    subject: EXAM_NAMES._id,
    label: 'Mediation (MED-1000)',
    by: STAFF,
    status: outcome ? 'done' : 'queued',
    done: 0,
    total: 2,
    createdAt: AT,
    ...(outcome && { outcome }),
  }) as Extract<AnyTask, { kind: K }>;

export const aFullExam = (): Exam => ({ ...anExam(), questions: [QUESTION] });

export const aResult = (selectedOption: string | null): ResultDetail => ({
  _id: '653000000000000000000001',
  percantage: 0,
  total_score: 0,
  total_answered: selectedOption === null ? 0 : 1,
  total_correct: 0,
  total_wrong: selectedOption === null ? 0 : 1,
  pass: false,
  createdAt: AT,
  exam: EXAM_NAMES,
  student: { ...STUDENT_NAMES, middleName: null, gender: null },
  questions: [{ ...QUESTION, selectedOption }],
  lateDecision: null,
});

export const anIntervention = (change: Partial<Intervention> = {}): Intervention => ({
  by: STAFF,
  at: '2026-11-21T09:40:00.000Z',
  reason: 'Power cut in the hall',
  ...change,
});

export const anAttempt = (change: Partial<AttemptHistoryEntry> = {}): AttemptHistoryEntry => ({
  _id: '653000000000000000000001',
  round: 1,
  status: 'graded',
  startedAt: AT,
  deadline: '2026-11-21T10:00:00.000Z',
  savedAt: '2026-11-21T09:30:00.000Z',
  submittedAt: '2026-11-21T09:35:00.000Z',
  closedBy: 'candidate',
  closed: null,
  reset: null,
  answered: 30,
  totalQuestions: 40,
  score: 22,
  ...change,
});

export const aMonitorRow = (change: Partial<MonitorRow> = {}): MonitorRow => ({
  attempt: '653000000000000000000001',
  assignment: anAssignment()._id,
  student: STUDENT_NAMES,
  exam: EXAM_NAMES,
  totalQuestions: 40,
  answered: 12,
  startedAt: AT,
  deadline: '2026-11-21T10:00:00.000Z',
  savedAt: '2026-11-21T09:30:00.000Z',
  seenAt: '2026-11-21T09:30:00.000Z',
  ...change,
});

export const someLateAnswers = (change: Partial<LateAnswers> = {}): LateAnswers => ({
  _id: '653000000000000000000001',
  student: STUDENT_NAMES,
  exam: EXAM_NAMES,
  deadline: '2026-11-21T10:00:00.000Z',
  closedBy: 'deadline',
  receivedAt: '2026-11-21T10:02:00.000Z',
  expiresAt: '2026-11-22T10:02:00.000Z',
  differing: 2,
  isGraded: true,
  ...change,
});

export const aMail = (change: Partial<Mail> = {}): Mail => ({
  _id: '654000000000000000000001',
  student: aStudent()._id,
  name: 'Bello Amina',
  to: 'amina@example.com',
  kind: 'result',
  subject: 'Your result: Mediation (MED-1000)',
  status: 'sent',
  tries: 1,
  createdAt: AT,
  sentAt: AT,
  error: null,
  text: 'Dear Bello Amina,\n\nYour exam has been graded.',
  html: '<html><head></head><body><p>Dear Bello Amina</p></body></html>',
  canSendAgain: false,
  ...change,
});

export const anAuditRecord = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  _id: '655000000000000000000001',
  at: AT,
  action: 'exam.update',
  outcome: 'done',
  actor: { kind: 'staff', id: STAFF._id, username: 'halima', role: 'SUPER_ADMIN' },
  address: '10.1.2.3',
  entity: 'exam',
  id: EXAM_NAMES._id,
  label: 'Mediation',
  requestId: 'request-1',
  before: { duration: 30, examCode: 'MED-1000' },
  after: { duration: 60, examCode: 'MED-1000' },
  ...change,
});
