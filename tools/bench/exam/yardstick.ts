import { join } from 'node:path';
import type { Options } from 'autocannon';
import type { Product } from '../../platform/product.ts';
import type { Goal } from '../output.ts';
import { seededRandom } from '../random.ts';
import { ratesInTurn, shareGoal, startServer } from '../rates.ts';
import { Recorder } from '../recorder.ts';
import { Candidate } from './candidate.ts';
import type { Hall } from './hall.ts';

interface Question {
  _id: string;
  options: readonly string[];
}

/** An attempt that is saved to. */
interface OpenAttempt {
  path: string;
  token: string;
  questions: readonly Question[];
}

const CONNECTIONS = 48;
const QUESTIONS = 40;
const SERVICE_GOAL = 0.6;
const GATEWAY_GOAL = 0.8;

/** Measures saves to a bare server, to the exams service and through the gateway, in turns. */
export async function yardstickGoals(product: Product, hall: Hall): Promise<Goal[]> {
  const { origin, stop } = await startServer(
    [join(import.meta.dirname, 'yardstick-server.ts')],
    '/attempts',
    {
      env: {
        MONGODB_URI: product.variable('exams', 'MONGODB_URI') ?? '',
        ATTEMPTS: String(CONNECTIONS),
        QUESTIONS: String(QUESTIONS),
      },
    },
  );
  try {
    const bare = await bareAttempts(origin);
    const attempts = await openAttempts(product, hall);
    const direct = `http://127.0.0.1:${product.variable('exams', 'PORT') ?? ''}`;
    const rates = await ratesInTurn({
      yardstick: saves(origin, '', bare),
      // Each way has attempts of its own: their sequence numbers must rise.
      service: saves(direct, '', attempts.slice(0, CONNECTIONS)),
      gateway: saves(product.url, '/api', attempts.slice(CONNECTIONS)),
    });
    const service = { name: 'saves to the service', rates: rates.service };
    return [
      shareGoal(service, { name: 'the yardstick', rates: rates.yardstick }, SERVICE_GOAL),
      shareGoal({ name: 'the same through the gateway', rates: rates.gateway }, service, GATEWAY_GOAL),
    ];
  } finally {
    await stop();
  }
}

/** A connection for each attempt, which saves an answer as soon as the last save was acknowledged. */
function saves(origin: string, prefix: string, attempts: readonly OpenAttempt[]): Options {
  const lanes = attempts.map(({ path, token, questions }) => {
    let seq = 0;
    const nextBody = () => {
      seq += 1;
      const { _id = '', options = [] } = questions[seq % questions.length] ?? {};
      return JSON.stringify({ seq, answers: { [_id]: options[seq % options.length] } });
    };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return {
      method: 'PUT' as const,
      path: `${prefix}${path}`,
      headers,
      setupRequest: (request: object) => ({ ...request, body: nextBody() }),
    };
  });
  let connected = 0;
  return {
    url: origin,
    connections: lanes.length,
    setupClient: (client) => {
      const lane = lanes[connected % lanes.length];
      connected += 1;
      if (lane) client.setRequests([lane]);
    },
  };
}

async function bareAttempts(origin: string): Promise<OpenAttempt[]> {
  const answer = await fetch(`${origin}/attempts`);
  const given = (await answer.json()) as { attempts: string[]; questions: Question[] };
  const { attempts, questions } = given;
  return attempts.map((id) => ({ path: `/attempts/${id}/answers`, token: '', questions }));
}

/** Open attempts of real candidates: enough for the service and the gateway. */
async function openAttempts(product: Product, hall: Hall): Promise<OpenAttempt[]> {
  const count = CONNECTIONS * 2;
  await hall.fill(count);
  const exam = await hall.makeExam('Yardstick', QUESTIONS, 60);
  const assignments = await hall.assign(exam, count);
  const run = { recorder: new Recorder(), random: seededRandom(1), signal: new AbortController().signal };
  const attempts: OpenAttempt[] = [];
  for (const [index, examinee] of hall.examinees.slice(0, count).entries()) {
    const candidate = new Candidate(product.url, examinee, run);
    await candidate.signIn();
    await candidate.start(assignments[index] ?? '');
    candidate.connection.close();
    const path = `/exams/attempts/${candidate.attempt?._id ?? ''}/answers`;
    attempts.push({ path, token: candidate.connection.token, questions: exam.questions });
  }
  return attempts;
}
