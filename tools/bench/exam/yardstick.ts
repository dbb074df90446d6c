import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../lib/ports.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { Connection } from '../connection.ts';
import { type Goal, whole } from '../output.ts';
import type { Product } from '../product.ts';
import { seededRandom } from '../random.ts';
import { median } from '../statistics.ts';
import { Candidate } from './candidate.ts';
import type { Hall } from './hall.ts';
import { Recorder } from './recorder.ts';

/** One attempt that is saved to again and again. */
interface Lane {
  connection: Connection;
  path: string;
  questions: readonly { _id: string; options: readonly string[] }[];
  seq: number;
}

/** Saves a second in each round. */
export interface SaveRates {
  yardstick: number[];
  service: number[];
  gateway: number[];
}

const CONNECTIONS = 48;
const QUESTIONS = 40;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 2;
const SERVICE_GOAL = 0.6;
const GATEWAY_GOAL = 0.8;

/** Measures saves to the bare server, to the exams service and through the gateway, in turns. */
export async function measureSaves(product: Product, hall: Hall): Promise<SaveRates> {
  const port = await freePort();
  const server = await startServer(port, product.variable('exams', 'MONGODB_URI') ?? '');
  const lanes = { yardstick: [] as Lane[], service: [] as Lane[], gateway: [] as Lane[] };
  const addLane = (
    way: keyof SaveRates,
    origin: string,
    path: string,
    token: string,
    questions: Lane['questions'],
  ) => {
    const connection = new Connection(origin);
    connection.token = token;
    lanes[way].push({ connection, path, questions, seq: 0 });
  };
  try {
    const bare = `http://127.0.0.1:${port}`;
    const given = (await (await fetch(`${bare}/attempts`)).json()) as {
      attempts: string[];
      questions: Lane['questions'];
    };
    for (const id of given.attempts)
      addLane('yardstick', bare, `/attempts/${id}/answers`, '', given.questions);
    const direct = `http://127.0.0.1:${product.variable('exams', 'PORT') ?? ''}`;
    const attempts = await openAttempts(product, hall);
    // Each way has attempts of its own: their sequence numbers must rise.
    attempts.forEach(({ token, id, questions }, index) => {
      const path = `/exams/attempts/${id}/answers`;
      if (index < CONNECTIONS) addLane('service', direct, path, token, questions);
      else addLane('gateway', product.url, `/api${path}`, token, questions);
    });
    const ways = ['yardstick', 'service', 'gateway'] as const;
    const rates: SaveRates = { yardstick: [], service: [], gateway: [] };
    for (const way of ways) await saveRate(lanes[way], WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of ways) rates[way].push(await saveRate(lanes[way], ROUND_SECONDS));
    return rates;
  } finally {
    for (const { connection } of Object.values(lanes).flat()) connection.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

/** Saves on every lane, each as soon as the last save was acknowledged. @returns saves a second. */
async function saveRate(lanes: readonly Lane[], seconds: number): Promise<number> {
  const from = performance.now();
  let saved = 0;
  const work = async (lane: Lane) => {
    while (performance.now() < from + seconds * 1000) {
      lane.seq += 1;
      const { seq, questions, path, connection } = lane;
      const { _id = '', options = [] } = questions[seq % questions.length] ?? {};
      const answers = { [_id]: options[seq % options.length] };
      const { status, body } = await connection.call('PUT', path, { seq, answers });
      if (status !== 200) throw new Error(`A save was answered with ${status}: ${JSON.stringify(body)}`);
      saved += 1;
    }
  };
  await Promise.all(lanes.map(work));
  return saved / ((performance.now() - from) / 1000);
}

async function startServer(port: number, uri: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    MONGODB_URI: uri,
    ATTEMPTS: String(CONNECTIONS),
    QUESTIONS: String(QUESTIONS),
  };
  const file = join(import.meta.dirname, 'yardstick-server.ts');
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = async () => (await httpStatus(`http://127.0.0.1:${port}/attempts`)) === 200;
  if (await waitUntil(answers, { timeoutMs: 20_000 })) return child;
  child.kill('SIGKILL');
  throw new Error('The yardstick server does not answer');
}

/** Open attempts of real candidates: enough for the service and the gateway. */
async function openAttempts(product: Product, hall: Hall) {
  const count = CONNECTIONS * 2;
  await hall.fill(count);
  const exam = await hall.makeExam('Yardstick', QUESTIONS, 60);
  const assignments = await hall.assign(() => exam, count);
  const run = { recorder: new Recorder(), random: seededRandom(1), signal: new AbortController().signal };
  const attempts = [];
  for (const [index, examinee] of hall.examinees.slice(0, count).entries()) {
    const candidate = new Candidate(product.url, examinee, run);
    await candidate.signIn();
    await candidate.start(assignments[index] ?? '');
    candidate.connection.close();
    const { token } = candidate.connection;
    attempts.push({ token, id: candidate.attempt?._id ?? '', questions: exam.questions });
  }
  return attempts;
}

/** The median of each round's share: other work on the machine slows all ways alike. */
const shareOf = (part: readonly number[], total: readonly number[]): number =>
  median(part.map((rate, round) => rate / (total[round] ?? Infinity)));

export function yardstickGoals({ yardstick, service, gateway }: SaveRates): Goal[] {
  const ofYardstick = shareOf(service, yardstick);
  const ofService = shareOf(gateway, service);
  return [
    {
      text: `saves to the service: ${whole(median(service))}/s, ${ofYardstick.toFixed(2)}x the yardstick's ${whole(median(yardstick))}/s (at least ${SERVICE_GOAL}x)`,
      holds: ofYardstick >= SERVICE_GOAL,
    },
    {
      text: `the same through the gateway: ${whole(median(gateway))}/s, ${ofService.toFixed(2)}x (at least ${GATEWAY_GOAL}x)`,
      holds: ofService >= GATEWAY_GOAL,
    },
  ];
}
