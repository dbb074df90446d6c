import type { OwnedFile, StudentRecords } from '@concord/contracts';
import type { AccessBlockRecord } from '../../../store/access-blocks/access-block.schema';
import type { AccessSessionRecord } from '../../../store/access-sessions/access-session.schema';
import type { StoredAuditRecord } from '../../../store/audit/audit.schema';
import type { MailRecord } from '../../../store/mails/mail.schema';
import type { SerialRecord } from '../../../store/serials/serial.schema';
import type { StoredAccommodation, StoredNote } from '../../../store/students/student-review.schema';
import type {
  ClosedProposal,
  StoredMessage,
  StoredProposal,
} from '../../../store/students/student-thread.schema';
import type { StoredThread } from '../../../store/students/student-threads.repository';
import type { StudentProjection } from '../../../store/students/student.schema';

/** Data about one person from all services. */
export interface GatheredData {
  student: StudentProjection;
  serial: SerialRecord | undefined;
  /** Serials created for certificates of this person. */
  certificateSerials: readonly SerialRecord[];
  mails: readonly MailRecord[];
  /** Devices on which the person is signed in to the own pages. */
  signIns: readonly AccessSessionRecord[];
  accessBlock: AccessBlockRecord | undefined;
  notes: readonly StoredNote[];
  /** Messages between the office and the person, and corrections that the person proposed. */
  thread: StoredThread;
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

/** Without the secret. */
const toSignIn = ({ email, device, address, createdAt, lastSeenAt, endsAt }: AccessSessionRecord) => ({
  email,
  device,
  address,
  since: iso(createdAt),
  lastSeenAt: iso(lastSeenAt),
  endsAt: iso(endsAt),
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
  review
    ? {
        status: review.status,
        at: iso(review.at),
        reason: review.reason,
        answeredAt: iso(review.answeredAt),
      }
    : { status: 'new' };

/** Without the author among staff. */
const toMessage = ({ by, at, text, files = [] }: StoredMessage) => ({
  from: by ? 'staff' : 'the person',
  at: iso(at),
  text,
  files: files.map(({ name }) => name),
});

/** Without the author of the decision. */
const toProposal = (stored: StoredProposal | ClosedProposal) => {
  const { at, reason, before, wanted, ...outcome } = stored;
  return {
    at: iso(at),
    reason,
    before,
    wanted,
    ...('state' in outcome
      ? { state: outcome.state, closedAt: iso(outcome.closedAt), answer: outcome.answer ?? null }
      : { state: 'open' }),
  };
};

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
  const { student, serial, certificateSerials, mails, notes, thread, cohorts, audit, exams } = data;
  const { signIns, accessBlock } = data;
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
    messages: thread.messages.map(toMessage),
    proposedCorrections: [
      ...thread.closedProposals,
      ...(thread.openProposal ? [thread.openProposal] : []),
    ].map(toProposal),
    signIns: signIns.map(toSignIn),
    accessBlock: accessBlock ? { at: iso(accessBlock.at), reason: accessBlock.reason } : null,
    notes: notes.map(({ at, text }) => ({ at: iso(at), text })),
    cohorts,
    audit: audit.map((record) => toAuditEntry(record, id)),
  };
}
