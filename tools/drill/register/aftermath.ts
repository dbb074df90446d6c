import type { MailSummary, Student } from '@concord/contracts';
import { patiently } from '../../bench/shared/staff.ts';
import { look } from '../../checks/consistency/look.ts';
import type { Findings } from '../../checks/consistency/findings.ts';
import { settled } from '../../checks/consistency/settle.ts';
import { storeAddresses, Stores } from '../../checks/consistency/stores.ts';
import { waitUntil } from '../../lib/wait.ts';
import { type Api, inParallel } from '../../seed/api.ts';
import { chanceOf } from '../../bench/shared/chance.ts';
import { Applicant } from './applicant.ts';
import type { Forms } from './forms.ts';
import { Ledger, type Standing } from './ledger.ts';

export interface RegisterAftermath {
  /** Acknowledged registrations that are not there, or not whole. */
  lost: string[];
  /** Students whom nobody was told of, or twice the same. */
  extra: string[];
  /** Registrations whose repetition was not answered as the first time. */
  repeated: string[];
  /** Students without exactly one receipt. */
  receipts: string[];
}

const PAGE = 100;
const AT_ONCE = 4;
const REPEATS = 20;
const RECEIPTS_MS = 60_000;

/** Compares all students with what applicants were told. */
export async function inspect(
  url: string,
  staff: Api,
  forms: Forms,
  { standing }: Ledger,
): Promise<RegisterAftermath> {
  const lost: string[] = [];
  const extra: string[] = [];
  const expected = new Map(standing.map((entry) => [entry.form.body.email, entry]));
  const seen = new Set<string>();
  for await (const students of pages<Student>(staff, 'student')) {
    const own = students.filter(({ email }) => forms.isOwn(email));
    await inParallel(own, AT_ONCE, async (student) => {
      const { email, _id } = student;
      const entry = expected.get(email);
      if (!entry || seen.has(email)) return void extra.push(`${email} stands as ${_id}, untold or twice`);
      seen.add(email);
      lost.push(...(await flaws(url, student, entry)).map((text) => `${email}: ${text}`));
    });
  }
  for (const email of expected.keys()) if (!seen.has(email)) lost.push(`${email} is not there`);
  return {
    lost,
    extra,
    repeated: await repeat(url, standing),
    receipts: await receipts(staff, standing),
  };
}

/** The students and mails page by page, newest first. */
async function* pages<T>(staff: Api, path: string): AsyncGenerator<T[]> {
  for (let page = 1; ; page += 1) {
    const found = await patiently(() => staff.call<T[]>('GET', `${path}?page=${page}&pageSize=${PAGE}`));
    yield found;
    if (found.length < PAGE) return;
  }
}

async function flaws(url: string, student: Student, { form, student: id }: Standing): Promise<string[]> {
  const found: string[] = [];
  const { body } = form;
  const told = [id, body.surname, body.serialNumber];
  const held = [student._id, student.surname, student.serialNumber];
  if (told.join() !== held.join()) found.push(`${held.join(', ')} instead of ${told.join(', ')}`);
  const photo = await bytesAt(url, student.passport.url);
  if (!photo || !isJpeg(photo)) found.push('its photo cannot be read');
  const sent = [body.documents.higestQualification, body.documents.jamb].flatMap((upload) => upload ?? []);
  const names = (documents: { name: string }[]) => documents.map(({ name }) => name).join();
  if (names(sent) !== names(student.documents))
    found.push(`its documents are ${names(student.documents) || 'none'} instead of ${names(sent) || 'none'}`);
  for (const { name, file } of student.documents) {
    const bytes = await bytesAt(url, file.url);
    const isWhole =
      bytes && (name.endsWith('.pdf') ? bytes.subarray(0, 5).toString() === '%PDF-' : isJpeg(bytes));
    if (!isWhole) found.push(`${name} cannot be read`);
  }
  return found;
}

async function bytesAt(url: string, path: string): Promise<Buffer | undefined> {
  const answer = await fetch(new URL(path, url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? bytes : undefined;
}

/** Beginning and end of a JPEG: what was cut off has no end. */
const isJpeg = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9';

/** Some of the forms once more: an applicant may press Register again a day later. */
async function repeat(url: string, standing: readonly Standing[]): Promise<string[]> {
  const applicant = new Applicant(url, new Ledger(), chanceOf(1));
  const every = Math.max(1, Math.floor(standing.length / REPEATS));
  const wrong: string[] = [];
  for (const { form, student } of standing.filter((_, index) => index % every === 0))
    wrong.push(...[await applicant.repeat(form, student)].flatMap((text) => text ?? []));
  applicant.close();
  return wrong;
}

/** Waits until every student has a receipt, then counts. */
async function receipts(staff: Api, standing: readonly Standing[]): Promise<string[]> {
  let wrong: string[] = [];
  const look = async () => {
    const counts = new Map<string, number>();
    for await (const mails of pages<MailSummary>(staff, 'admin/outbox'))
      for (const { kind, student } of mails)
        if (kind === 'registration-receipt') counts.set(student, (counts.get(student) ?? 0) + 1);
    wrong = standing
      .filter(({ student }) => counts.get(student) !== 1)
      .map(({ form, student }) => `${form.body.email}: ${counts.get(student) ?? 0} receipts`);
    return wrong.length === 0;
  };
  await waitUntil(look, { timeoutMs: RECEIPTS_MS, everyMs: 2000 });
  return wrong;
}

/** Looks into the stores of the product that runs on `home`, when all has settled. */
export async function storesOf(home: string, waitSeconds: number): Promise<Findings> {
  const stores = new Stores(storeAddresses({ CONCORD_HOME: home }));
  try {
    return await settled(() => look(stores), waitSeconds * 1000);
  } finally {
    await stores.close();
  }
}
