import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { Candidate } from './candidate.ts';
import { chanceOf } from '../shared/chance.ts';
import { closedLoop, type Lane } from './closed-loop.ts';
import { Connection } from '../shared/connection.ts';
import type { Hall } from './hall.ts';
import type { Goal } from '../shared/goal.ts';
import { median } from '../shared/percentiles.ts';
import type { Product } from '../shared/product.ts';
import { Recorder } from './recorder.ts';

export interface YardstickOutcome {
  yardstick: number[];
  service: number[];
  gateway: number[];
}

export const CONNECTIONS = 48;
const QUESTIONS = 40;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const SERVICE_GOAL = 0.6;
const GATEWAY_GOAL = 0.8;

/** Saves a second of the bare yardstick, of the exams service and of the same through the gateway, in turns. */
export async function measureSaves(product: Product, hall: Hall): Promise<YardstickOutcome> {
  const port = await freePort();
  const server = await startServer(port, product.variable('exams', 'MONGODB_URI') ?? '');
  const connections: Connection[] = [];
  const open = (origin: string, token = '') => {
    const connection = new Connection(origin);
    connection.token = token;
    connections.push(connection);
    return connection;
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    const given = await open(origin).call<{ attempts: string[]; questions: string[]; options: string[] }>(
      'GET',
      '/attempts',
    );
    const { questions, options } = given.body;
    const bare = given.body.attempts.map((id): Lane => {
      const optionsOf = () => options;
      return { connection: open(origin), path: `/attempts/${id}/answers`, questions, optionsOf, seq: 0 };
    });
    const direct = `http://127.0.0.1:${product.variable('exams', 'PORT') ?? ''}`;
    const sitting = await sittingLanes(product, hall);
    const through = (base: string, prefix: string, part: typeof sitting) =>
      part.map(({ token, attempt, ...rest }): Lane => {
        const path = `${prefix}/exams/attempts/${attempt}/answers`;
        return { connection: open(base, token), path, ...rest, seq: 0 };
      });
    // Each way has attempts of its own, so that their numbers rise undisturbed.
    const service = through(direct, '', sitting.slice(0, CONNECTIONS));
    const gateway = through(product.url, '/api', sitting.slice(CONNECTIONS));
    const ways = { yardstick: bare, service, gateway };
    const outcome: YardstickOutcome = { yardstick: [], service: [], gateway: [] };
    for (const lanes of Object.values(ways)) await closedLoop(lanes, 2);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, lanes] of Object.entries(ways))
        outcome[name as keyof YardstickOutcome].push(await closedLoop(lanes, ROUND_SECONDS));
    return outcome;
  } finally {
    for (const connection of connections) connection.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function startServer(port: number, uri: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    MONGODB_URI: uri,
    ATTEMPTS: String(CONNECTIONS),
    QUESTIONS: String(QUESTIONS),
  };
  const file = join(ROOT, 'tools', 'bench', 'yardstick-server.ts');
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = async () => (await httpStatus(`http://127.0.0.1:${port}/attempts`)) === 200;
  if (await waitUntil(answers, { timeoutMs: 20_000 })) return child;
  child.kill('SIGKILL');
  throw new Error('The yardstick server does not answer');
}

/** Open attempts of real candidates: enough for the service and the gateway. */
async function sittingLanes(product: Product, hall: Hall) {
  const count = CONNECTIONS * 2;
  await hall.fill(count);
  const exam = await hall.makeExam('Yardstick', QUESTIONS, 60);
  const assignments = await hall.assign(() => exam, count);
  const questions = exam.questions.map(({ _id }) => _id);
  const options = new Map(exam.questions.map((question) => [question._id, question.options]));
  const optionsOf = (question: string) => options.get(question) ?? [];
  const tools = { recorder: new Recorder(), chance: chanceOf(1), signal: new AbortController().signal };
  const lanes = [];
  for (const [index, applicant] of hall.applicants.slice(0, count).entries()) {
    const candidate = new Candidate(product.url, applicant, tools);
    await candidate.signIn();
    await candidate.start(assignments[index] ?? '');
    candidate.connection.close();
    const attempt = candidate.attempt?._id ?? '';
    lanes.push({ token: candidate.connection.token, attempt, questions, optionsOf });
  }
  return lanes;
}

/** The median of each round's share: other work on the machine meets all ways alike. */
const shareOf = (part: readonly number[], whole: readonly number[]): number =>
  median(part.map((rate, round) => rate / (whole[round] ?? Infinity)));

export function yardstickGoals({ yardstick, service, gateway }: YardstickOutcome): Goal[] {
  const ofYardstick = shareOf(service, yardstick);
  const ofService = shareOf(gateway, service);
  return [
    {
      text: `saves to the service: ${median(service).toFixed(0)}/s, ${ofYardstick.toFixed(2)}x the yardstick's ${median(yardstick).toFixed(0)}/s (at least ${SERVICE_GOAL}x)`,
      holds: ofYardstick >= SERVICE_GOAL,
    },
    {
      text: `the same through the gateway: ${median(gateway).toFixed(0)}/s, ${ofService.toFixed(2)}x (at least ${GATEWAY_GOAL}x)`,
      holds: ofService >= GATEWAY_GOAL,
    },
  ];
}
