import type { MailSummary, Student } from '@concord/contracts';
import { waitUntil } from '../../lib/wait.ts';
import { type Api, inParallel } from '../../seed/api.ts';
import { increment } from '../report/output.ts';
import { untilOver } from '../people/retrying-client.ts';
import { pagesOf } from '../people/staff.ts';
import { type Registered, type Registrations, send } from './applicants.ts';

const AT_ONCE = 4;
const REPEATS = 20;
const RECEIPTS_MS = 60_000;

/** Compares all students with the answers to the applicants. */
export async function compareStudents(staff: Api, registrations: Registrations): Promise<void> {
  const { url, forms, registered, run } = registrations;
  const { recorder } = run;
  const missing = new Map(registered.map((entry) => [entry.form.body.email, entry]));
  for await (const students of pagesOf<Student>(staff, 'student')) {
    const own = students.filter(({ email }) => forms.isOwn(email));
    await inParallel(own, AT_ONCE, async (student) => {
      const { email, _id } = student;
      const entry = missing.get(email);
      if (!entry) return void recorder.mismatches.push(`${email} is student ${_id}, unknown or twice`);
      missing.delete(email);
      for (const text of await studentProblems(url, student, entry))
        recorder.mismatches.push(`${email}: ${text}`);
    });
  }
  for (const email of missing.keys()) recorder.mismatches.push(`${email} is not there`);
  await repeatSome(registrations);
  for (const text of await receiptProblems(staff, registered)) recorder.mismatches.push(text);
}

async function studentProblems(
  url: string,
  student: Student,
  { form, student: id }: Registered,
): Promise<string[]> {
  // Imported late: in a fresh clone it is built after this file is loaded.
  const { maskSerial } = await import('@concord/contracts');
  const { surname, serialNumber, documents } = form.body;
  const sent = [id, surname, maskSerial(serialNumber)].join(', ');
  const held = [student._id, student.surname, student.serialNumber].join(', ');
  const uploads = [documents.higestQualification, documents.jamb].flatMap((upload) => upload?.name ?? []);
  const names = student.documents.map(({ name }) => name);
  const files = [{ name: 'its photo', file: student.passport }, ...student.documents];
  const whole = await Promise.all(files.map(({ name, file }) => isWhole(new URL(file.url, url), name)));
  return [
    ...(sent === held ? [] : [`${held} instead of ${sent}`]),
    ...(uploads.join() === names.join() ? [] : [`documents ${names.join()} instead of ${uploads.join()}`]),
    ...files.flatMap(({ name }, index) => (whole[index] ? [] : [`${name} cannot be read`])),
  ];
}

/** True for the beginning of a PDF, or the beginning and end of a JPEG; a truncated JPEG has no end. */
async function isWhole(url: URL, name: string): Promise<boolean> {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) return false;
  if (name.endsWith('.pdf')) return bytes.subarray(0, 5).toString() === '%PDF-';
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9';
}

/** Repeats some of the forms, as an applicant may a day later. */
async function repeatSome(registrations: Registrations): Promise<void> {
  const { registered, run } = registrations;
  const every = Math.max(1, Math.floor(registered.length / REPEATS));
  for (const { form, student } of registered.filter((_, index) => index % every === 0)) {
    const { email } = form.body;
    await untilOver(email, run.recorder, async () => {
      const again = await send(registrations, form);
      if (again !== student) run.recorder.mismatches.push(`${email}: repeated, it is student ${again}`);
    });
  }
}

/** Waits for the receipts. @returns students without exactly one */
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
