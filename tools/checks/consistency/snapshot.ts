import type { Db, Document } from 'mongodb';
import { type LedgerSnapshot, takeLedgerSnapshot } from './ledger-snapshot.ts';
import { memberOwners, paymentOwners } from './member-owners.ts';
import type { FileReference, Owner } from './owner.ts';
import type { Stores } from './stores.ts';

/** Databases and files of the product. */
export type Source = Pick<Stores, 'students' | 'exams' | 'media' | 'members' | 'objects'>;

export interface FileRecord {
  public_id: string;
  owner: string;
  kind: string;
  /** True for a new file: the record that refers to it is written later, or the file is swept. */
  isNew: boolean;
}

export interface SerialRecord {
  serial: string;
  purpose: string;
  state: string;
  usedBy: string | undefined;
  claim: { student: string; until: Date } | undefined;
}

/** References between certificates. A certificate stays when the result that earned it is deleted. */
export interface CertificateLinks {
  number: string;
  replaces: string | undefined;
  replacedBy: string | undefined;
  /** True for a new certificate: the replaced one refers to it a moment later. */
  isNew: boolean;
}

/** The part of the stores that the checks compare. */
export interface Snapshot extends LedgerSnapshot {
  now: number;
  /** Removals of students. Those that only wait for late uploads are not pending. */
  removals: { student: string; isPending: boolean }[];
  serials: SerialRecord[];
  /** Exports in progress, whose parts have no record that refers to them. */
  making: string[];
  /** Students whose files are being replaced. */
  replacing: string[];
  students: { id: string; email: string; serial: string }[];
  owners: Owner[];
  files: FileRecord[];
  /** The keys of all objects. */
  objects: string[];
  /** The student of each receipt. */
  receipts: string[];
  certificates: CertificateLinks[];
}

type Stored = { public_id?: string } | null | undefined;

const NEW_MS = 120_000;
/** Maximum lifetime of pictures of unsaved questions: two weeks, and a day until they are swept. */
const NEW_PICTURE_MS = 15 * 24 * 60 * 60 * 1000;
/** The owner of all pictures of questions. */
const QUESTIONS = 'questions';

/** Kinds of files that belong to a student. */
const STUDENT_FILE_KINDS = new Set(['passport', 'document']);

const reference = (kind: string, file: Stored): FileReference => ({ kind, public_id: file?.public_id ?? '' });

/** The named fields of all documents of a collection. */
function read(db: Db, name: string, fields: readonly string[], filter: Document = {}): Promise<Document[]> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  return db.collection(name).find(filter).project<Document>(projection).toArray();
}

/** Records that refer to one file once it is generated. */
const makersOf = (source: 'print' | 'export', records: Document[]): Owner[] =>
  records.map(({ _id, public_id }) => ({
    source,
    id: String(_id),
    references: public_id ? [reference(source, { public_id })] : [],
  }));

/** Files that versions of exams refer to, each once. */
function questionsOwner(versions: Document[]): Owner[] {
  const pictures = new Set(versions.flatMap(({ pictures }) => pictures as string[]));
  const references = [...pictures].map((public_id) => reference('question', { public_id }));
  return references.length > 0 ? [{ source: 'question', id: QUESTIONS, references }] : [];
}

function ownersOf(students: Document[], gallery: Document[], made: Owner[]): Owner[] {
  return [
    ...students.map(({ _id, passport, documents = [], thread = [] }): Owner => {
      const answers = (thread as { files?: { file?: Stored }[] }[]).flatMap(({ files: sent = [] }) => sent);
      const sent = [...(documents as { file?: Stored }[]), ...answers];
      const files = sent.map(({ file }) => reference('document', file));
      const references = passport ? [reference('passport', passport), ...files] : files;
      return { source: 'student', id: String(_id), references };
    }),
    ...gallery.map(({ _id, image }): Owner => {
      const pictures: Stored[] = [image, ...((image?.thumbnails ?? []) as Stored[])];
      const references = pictures.map((picture) => reference('gallery', picture));
      return { source: 'gallery', id: String(_id), references };
    }),
    ...made,
  ];
}

const serialOf = ({ serial, purpose, state, usedBy, claim }: Document): SerialRecord => ({
  serial,
  purpose,
  state,
  usedBy: usedBy ? String(usedBy) : undefined,
  claim: claim ? { student: String(claim.student), until: claim.until } : undefined,
});

/** Reads the stores. Removals, claims and leases come first: later changes count as pending. */
export async function takeSnapshot(stores: Source): Promise<Snapshot> {
  const now = Date.now();
  const removals = await read(stores.students, 'removals', ['uploadsUntil']);
  const serials = await read(stores.students, 'serials', ['serial', 'purpose', 'state', 'usedBy', 'claim']);
  const making = await read(stores.media, 'exports', [], { status: { $in: ['queued', 'working'] } });
  const replacing = await read(stores.students, 'students', [], { filesLease: { $exists: true } });
  const ledger = await takeLedgerSnapshot(stores.members);
  const ofMembers = await Promise.all(
    ['cpd-entries', 'upgrades', 'member-requests'].map((name) =>
      read(stores.members, name, ['member', 'files'], { 'files.0': { $exists: true } }),
    ),
  );
  const claims = await read(stores.members, 'accounts', ['payments._id', 'payments.claim']);
  const [students, gallery, prints, exports, versions, files, mails, certificates, objects] =
    await Promise.all([
      read(stores.students, 'students', ['email', 'serialNumber', 'passport', 'documents', 'thread.files']),
      read(stores.media, 'gallery', ['image']),
      read(stores.media, 'documents', ['public_id']),
      read(stores.media, 'exports', ['public_id']),
      read(stores.exams, 'exam-versions', ['pictures'], { pictures: { $exists: true } }),
      read(stores.media, 'files', ['owner', 'public_id', 'kind', 'createdAt']),
      read(stores.students, 'mails', ['student'], { kind: 'registration-receipt' }),
      read(stores.exams, 'certificates', ['certificateNumber', 'replaces', 'replacedBy', 'createdAt']),
      stores.objects(),
    ]);
  // Files of students need no grace period: while they are stored, their serial is claimed.
  const isNew = (kind: string, createdAt?: Date) =>
    !STUDENT_FILE_KINDS.has(kind) &&
    createdAt !== undefined &&
    now - Number(createdAt) < (kind === 'question' ? NEW_PICTURE_MS : NEW_MS);
  return {
    ...ledger,
    now,
    removals: removals.map(({ _id, uploadsUntil }) => ({
      student: String(_id),
      isPending: !(uploadsUntil instanceof Date && Number(uploadsUntil) > now),
    })),
    serials: serials.map(serialOf),
    making: making.map(({ _id }) => String(_id)),
    replacing: replacing.map(({ _id }) => String(_id)),
    students: students.map(({ _id, email, serialNumber }) => ({
      id: String(_id),
      email,
      serial: serialNumber,
    })),
    owners: ownersOf(students, gallery, [
      ...makersOf('print', prints),
      ...makersOf('export', exports),
      ...questionsOwner(versions),
      ...memberOwners(ofMembers.flat(), files),
      ...paymentOwners(claims, files),
    ]),
    files: files.map(({ owner, public_id, kind, createdAt }) => ({
      owner: String(owner),
      public_id,
      kind,
      isNew: isNew(kind, createdAt),
    })),
    objects,
    receipts: mails.map(({ student }) => String(student)),
    certificates: certificates.map(({ certificateNumber, replaces, replacedBy, createdAt }) => ({
      number: certificateNumber,
      replaces: replaces ?? undefined,
      replacedBy: replacedBy ?? undefined,
      isNew: now - Number(createdAt) < NEW_MS,
    })),
  };
}
