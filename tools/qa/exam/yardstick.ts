import { join } from 'node:path';
import type autocannon from 'autocannon';
import type { Product } from '../../platform/product.ts';
import { compareLayers, CONNECTIONS, type Load, withBareServer } from './layers.ts';
import type { Goal } from '../report/output.ts';
import type { Hall } from './hall.ts';
import { seat } from './seats.ts';

/** Open attempt that receives saves through all layers by turns. */
interface Lane {
  id: string;
  token: string;
  seq: number;
}

type Questions = readonly { _id: string; options: readonly string[] }[];

const SERVER = join(import.meta.dirname, 'yardstick-server.ts');
const EXAM = { title: 'Yardstick', questions: 40, minutes: 60 };
/** Several per connection, because a candidate may save at most 30 times a second (`PACES`). */
const CANDIDATES = 4 * CONNECTIONS;
const LEAST = { service: 0.6, gateway: 0.8 };

/** Compares saves to the bare server, to the exams service and through the gateway. */
export async function compareSaves(product: Product, hall: Hall): Promise<Goal[]> {
  const { questions, lanes } = await openAttempts(product, hall);
  const env = {
    MONGODB_URI: product.variable('exams', 'MONGODB_URI') ?? '',
    ATTEMPTS: JSON.stringify(lanes.map(({ id }) => id)),
    QUESTIONS: JSON.stringify(questions),
  };
  const direct = `http://127.0.0.1:${product.variable('exams', 'PORT')}`;
  const loadOf = (base: string) => savesTo(base, lanes, questions);
  const [service, gateway] = [loadOf(direct), loadOf(`${product.url}/api`)];
  return withBareServer([SERVER], env, (origin) =>
    compareLayers({ bare: loadOf(origin), service, gateway }, 'saves', LEAST),
  );
}

/** Load in which each connection saves to its own attempts by turns. */
function savesTo(base: string, lanes: readonly Lane[], questions: Questions): Load {
  let connections = 0;
  const setupClient = (client: autocannon.Client) => {
    const place = connections % CONNECTIONS;
    connections += 1;
    const save = (lane: Lane) => {
      lane.seq += 1;
      const { _id = '', options = [] } = questions[lane.seq % questions.length] ?? {};
      return JSON.stringify({ seq: lane.seq, answers: { [_id]: options[lane.seq % options.length] } });
    };
    const requestTo = (lane: Lane): autocannon.Request => ({
      method: 'PUT',
      path: new URL(`${base}/exams/attempts/${lane.id}/answers`).pathname,
      headers: { authorization: `Bearer ${lane.token}`, 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: save(lane) }),
    });
    client.setRequests(lanes.filter((_, lane) => lane % CONNECTIONS === place).map(requestTo));
  };
  return { url: base, setupClient };
}

async function openAttempts({ url }: Product, hall: Hall): Promise<{ questions: Questions; lanes: Lane[] }> {
  const { exam, candidates } = await seat(url, hall, { ...EXAM, count: CANDIDATES });
  const lanes = candidates.map(({ attempt, connection: { token } }) => ({
    id: attempt?._id ?? '',
    token,
    seq: 0,
  }));
  return { questions: exam.questions.map(({ _id, options }) => ({ _id, options })), lanes };
}
