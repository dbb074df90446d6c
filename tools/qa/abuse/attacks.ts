import { randomBytes } from 'node:crypto';
import { type Attack, attackerAddresses, flood, holdSockets } from './hostile-client.ts';
import { fromWithin } from './within.ts';

/** Strength of attacks. Those of the drill are at least as strong as attacks that once succeeded. */
export interface Strength {
  /** Slow senders and open connections. */
  sockets: number;
  connections: number;
  /** Calls at a time of a flood. */
  width: number;
}

const KB = 1024;
/** Announced length of a slow body, of which only eight bytes are sent. */
const ANNOUNCED = 60_000;
const FIRST_BYTES = '{"email"';
const TRICKLE_MS = 3000;
const GIANT = 512 * KB * KB;

const head = (path: string, length: number | 'chunked', host: string): string => {
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${size}\r\n\r\n`;
};
const text = (bytes: number): string => randomBytes(Math.ceil(bytes / 2)).toString('hex');
const json = (value: unknown): string => JSON.stringify(value);
/** A random password, which no account has. */
const wrong = (): string => text(10);
/** A serial that does not exist: it begins with a group of 2s. */
const serial = (): string =>
  `2222-${text(12)
    .toUpperCase()
    .replace(/[01]/g, '2')
    .replace(/(.{4})(?=.)/g, '$1-')}`;

const slowBody = (path: string, host: string) => ({
  head: head(path, ANNOUNCED, host) + FIRST_BYTES,
  drop: ' ',
  everyMs: TRICKLE_MS,
});

/** Slow senders that use up the memory for bodies, so that no other body is received. */
const slow = ({ sockets, connections }: Strength): Attack[] => [
  {
    name: `${sockets} slow bodies from one address`,
    run: (target) =>
      holdSockets(target, sockets, attackerAddresses(1), slowBody('/api/auth/login', target.url.host)),
  },
  {
    name: `${sockets} slow bodies from 50 addresses`,
    run: (target) =>
      holdSockets(target, sockets, attackerAddresses(50), slowBody('/api/student/register', target.url.host)),
  },
  {
    name: `${sockets} slow heads`,
    run: (target) =>
      holdSockets(target, sockets, attackerAddresses(50), {
        head: 'POST /api/auth/login HTTP/1.1\r\nHost: ',
        drop: 'a',
        everyMs: TRICKLE_MS,
      }),
  },
  {
    name: `${connections} open connections`,
    run: (target) => holdSockets(target, connections, attackerAddresses(50), { head: '' }),
  },
  {
    name: 'giant bodies',
    run: async (target) => {
      const { host } = target.url;
      const chunk = `10000\r\n${text(64 * KB)}\r\n`;
      const addresses = attackerAddresses(50);
      await Promise.all([
        holdSockets(target, 50, addresses, {
          head: head('/api/student/register', 'chunked', host),
          drop: chunk,
          everyMs: 10,
        }),
        holdSockets(target, 50, addresses, {
          head: head('/api/student/register', GIANT, host),
          drop: text(64 * KB),
          everyMs: 10,
        }),
      ]);
    },
  },
];

const floods = ({ width }: Strength): Attack[] => [
  {
    name: `${width} sign-ins at a time from one address`,
    run: (target) =>
      flood(target, width, attackerAddresses(1), (count) => ({
        path: '/api/auth/login',
        body: json({ email: `nobody-${count}@flood.example`, password: wrong() }),
      })),
  },
  {
    name: `${width} sign-ins at a time from 50 addresses`,
    run: (target) =>
      flood(target, width, attackerAddresses(50), (count) => ({
        path: '/api/auth/login',
        body: json({ email: `nobody-${count}@flood.example`, password: wrong() }),
      })),
  },
  {
    name: "an officer's password guessed from 50 addresses",
    run: (target, { officer }) =>
      flood(target, 10, attackerAddresses(50), () => ({
        path: '/api/auth/login',
        body: json({ email: officer.email, password: wrong() }),
      })),
  },
  {
    name: 'accounts opened from 50 addresses',
    run: (target) =>
      flood(target, width, attackerAddresses(50), (count) => ({
        path: '/api/auth/register',
        body: json({
          username: `flood${count}`,
          email: `flood-${text(8)}@flood.example`,
          password: wrong(),
        }),
      })),
  },
  {
    name: 'serials guessed from the address of an applicant',
    run: (target) =>
      flood(target, 20, attackerAddresses(0), (count) =>
        count % 2 === 0
          ? { method: 'GET', path: `/api/serial/validate?serial=${serial()}` }
          : {
              path: '/api/certificate/create',
              body: json({
                studentName: 'Nobody',
                selectedCourse: 'a'.repeat(24),
                serialNumber: serial(),
                dateGenerated: '2026-01-01',
              }),
            },
      ),
  },
  {
    name: "candidates' serials guessed from their hall",
    run: (target, { examinee }) =>
      flood(target, 20, attackerAddresses(0), () => ({
        path: '/api/exams/StartStudentExam',
        body: json({ email: examinee.email, SerialNumber: serial() }),
      })),
  },
  {
    name: 'unknown pages',
    run: (target) =>
      flood(target, width, attackerAddresses(50), (count) => ({ method: 'GET', path: `/nowhere-${count}` })),
  },
];

export const attacksOf = (strength: Strength): Attack[] => [
  ...slow(strength),
  ...floods(strength),
  ...fromWithin,
];
