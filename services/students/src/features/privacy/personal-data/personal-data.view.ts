import type { OwnedFile, StudentRecords } from '@concord/contracts';
import type { StoredAuditRecord } from '../../../store/audit/audit.schema';
import type { MailRecord } from '../../../store/mails/mail.schema';
import type { SerialRecord } from '../../../store/serials/serial.schema';
import type {
  StoredAccommodation,
  StoredNote,
  StudentProjection,
} from '../../../store/students/student.schema';

/** Data about one person from all services. */
export interface GatheredData {
  student: StudentProjection;
  serial: SerialRecord | undefined;
  /** Serials created for certificates of this person. */
  certificateSerials: readonly SerialRecord[];
  mails: readonly MailRecord[];
  notes: readonly StoredNote[];
  /** Names of the person's cohorts. */
  cohorts: readonly string[];
  audit: readonly StoredAuditRecord[];
  exams: StudentRecords;
  files: readonly OwnedFile[];
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

const toMail = ({ kind, to, subject, text, status, createdAt, sentAt }: MailRecord) => ({
  kind,
  to,
  subject,
  status,
  createdAt: iso(createdAt),
  sentAt: iso(sentAt),
  text,
});

/** Without the creator. */
const toSerial = ({ serial, state, dateGenerated, dateUsed, issuedTo }: SerialRecord) => ({
  serial,
  state,
  issuedTo: issuedTo ? { name: issuedTo.name, phone: issuedTo.phone ?? null } : null,
  dateGenerated: iso(dateGenerated),
  dateUsed: iso(dateUsed),
});

/**
 * Record of a change to the person's data. Names and addresses of staff are left out, because they are not the
 * person's data.
 */
const toAuditEntry = (
  { at, action, outcome, actor, address, reason, before, after }: StoredAuditRecord,
  id: string,
) => ({
  at: iso(at),
  action,
  outcome,
  by: actor.id === id ? 'the person' : actor.kind,
  ...(actor.id === id && { address }),
  reason,
  before,
  after,
});

/** Without the author of the decision. */
const toReview = (review: StudentProjection['review']) =>
  review ? { status: review.status, at: iso(review.at), reason: review.reason } : { status: 'new' };

/** Without the author. */
const toAccommodation = ({ percent, minutes, reason, at }: StoredAccommodation) => ({
  ...(percent ? { percent } : { minutes }),
  reason,
  at: iso(at),
});

/** The record as registered, without search words and names of stored files. */
function toRecord(record: StudentProjection) {
  const { passport: _passport, documents, archive, archivedAt, review, accommodation, ...student } = record;
  return {
    ...student,
    ...(archivedAt && { archivedAt: iso(archivedAt), archivedBecause: archive?.reason ?? null }),
    review: toReview(review),
    accommodation: accommodation ? toAccommodation(accommodation) : null,
    _id: student._id.toString(),
    createdAt: iso(student.createdAt),
    documents: documents.map(({ name }) => name),
  };
}

/** `data.json` of an export, without the list of files. */
export function toPersonalData(data: GatheredData) {
  const { student, serial, certificateSerials, mails, notes, cohorts, audit, exams } = data;
  const id = student._id.toString();
  return {
    exportedAt: new Date().toISOString(),
    record: toRecord(student),
    serial: serial ? toSerial(serial) : null,
    certificateSerials: certificateSerials.map((made) => ({
      ...toSerial(made),
      studentName: made.studentName,
    })),
    assignments: exams.assignments,
    attempts: exams.attempts,
    results: exams.results,
    certificatesInThisName: exams.certificates,
    mails: mails.map(toMail),
    notes: notes.map(({ at, text }) => ({ at: iso(at), text })),
    cohorts,
    audit: audit.map((record) => toAuditEntry(record, id)),
  };
}
