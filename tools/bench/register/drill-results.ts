import type { MailSummary, Student } from '@concord/contracts';
import { waitUntil } from '../../lib/wait.ts';
import { type Api, inParallel } from '../../seed/api.ts';
import { increment } from '../output.ts';
import { seededRandom } from '../random.ts';
import { pagesOf } from '../staff.ts';
import { Applicant } from './applicant.ts';
import type { Registrations } from './applicants.ts';
import { type Registered, RegistrationLedger } from './registration-ledger.ts';

export interface RegistrationProblems {
  /** Acknowledged registrations that are not there, or not whole. */
  lost: string[];
  /** Students that no applicant knows of, or that are there twice. */
  extra: string[];
  /** Registrations whose repetition was not answered as the first time. */
  repeated: string[];
  /** Students without exactly one receipt. */
  receipts: string[];
}

const AT_ONCE = 4;
const REPEATS = 20;
const RECEIPTS_MS = 60_000;

/** Compares all students with what the applicants were told. */
export async function compareStudents(
  staff: Api,
  { url, forms, ledger: { registered } }: Registrations,
): Promise<RegistrationProblems> {
  const lost: string[] = [];
  const extra: string[] = [];
  const expected = new Map(registered.map((entry) => [entry.form.body.email, entry]));
  const seen = new Set<string>();
  for await (const students of pagesOf<Student>(staff, 'student')) {
    const own = students.filter(({ email }) => forms.isOwn(email));
    await inParallel(own, AT_ONCE, async (student) => {
      const { email, _id } = student;
      const entry = expected.get(email);
      if (!entry || seen.has(email)) return void extra.push(`${email} is student ${_id}, unknown or twice`);
      seen.add(email);
      lost.push(...(await studentProblems(url, student, entry)).map((text) => `${email}: ${text}`));
    });
  }
  for (const email of expected.keys()) if (!seen.has(email)) lost.push(`${email} is not there`);
  return {
    lost,
    extra,
    repeated: await repeatSome(url, registered),
    receipts: await receiptProblems(staff, registered),
  };
}

async function studentProblems(
  url: string,
  student: Student,
  { form, student: id }: Registered,
): Promise<string[]> {
  const problems: string[] = [];
  const { body } = form;
  const sent = [id, body.surname, body.serialNumber].join(', ');
  const held = [student._id, student.surname, student.serialNumber].join(', ');
  if (sent !== held) problems.push(`${held} instead of ${sent}`);
  const photo = await download(url, student.passport.url);
  if (!photo || !isWhole(photo)) problems.push('its photo cannot be read');
  const uploads = [body.documents.higestQualification, body.documents.jamb].flatMap((upload) => upload ?? []);
  const names = (files: { name: string }[]) => files.map(({ name }) => name).join() || 'none';
  if (names(uploads) !== names(student.documents))
    problems.push(`its documents are ${names(student.documents)} instead of ${names(uploads)}`);
  for (const { name, file } of student.documents) {
    const bytes = await download(url, file.url);
    if (!bytes || !isWhole(bytes, name)) problems.push(`${name} cannot be read`);
  }
  return problems;
}

async function download(url: string, path: string): Promise<Buffer | undefined> {
  const answer = await fetch(new URL(path, url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? bytes : undefined;
}

/** By the beginning of a PDF, or the beginning and the end of a JPEG: one that was cut off has no end. */
const isWhole = (bytes: Buffer, name = ''): boolean =>
  name.endsWith('.pdf')
    ? bytes.subarray(0, 5).toString() === '%PDF-'
    : bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9';

/** Sends some of the forms once more, as an applicant may a day later. */
async function repeatSome(url: string, registered: readonly Registered[]): Promise<string[]> {
  const applicant = new Applicant(url, new RegistrationLedger(), seededRandom(1));
  const every = Math.max(1, Math.floor(registered.length / REPEATS));
  const problems: string[] = [];
  for (const { form, student } of registered.filter((_, index) => index % every === 0))
    problems.push(...[await applicant.repeat(form, student)].flatMap((text) => text ?? []));
  applicant.close();
  return problems;
}

/** Waits until every student has a receipt, then counts. */
async function receiptProblems(staff: Api, registered: readonly Registered[]): Promise<string[]> {
  let problems: string[] = [];
  const count = async () => {
    const counts = new Map<string, number>();
    for await (const mails of pagesOf<MailSummary>(staff, 'admin/outbox'))
      for (const { kind, student } of mails) if (kind === 'registration-receipt') increment(counts, student);
    problems = registered
      .filter(({ student }) => counts.get(student) !== 1)
      .map(({ form, student }) => `${form.body.email}: ${counts.get(student) ?? 0} receipts`);
    return problems.length === 0;
  };
  await waitUntil(count, { timeoutMs: RECEIPTS_MS, everyMs: 2000 });
  return problems;
}
