/**
 * The yardstick for saves: bare Fastify and the bare MongoDB driver, one conditional update of a document like an
 * attempt's. Listens on PORT; writes to a database on MONGODB_URI that it drops at SIGTERM.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Document, MongoClient, ObjectId } from 'mongodb';
import { ROOT } from '../../lib/paths.ts';

interface Reply {
  code: (status: number) => Reply;
  send: (body: unknown) => unknown;
}
interface SaveRequest {
  params: { id: string };
  body: { seq: number; answers: Record<string, string> };
}
interface Server {
  get: (path: string, handler: () => Promise<unknown>) => void;
  put: (path: string, handler: (request: SaveRequest, reply: Reply) => Promise<unknown>) => void;
  listen: (where: { host: string; port: number }) => Promise<unknown>;
}

const POOL = 30;
const OPTIONS = ['A', 'B', 'C', 'D'];
const load = createRequire(resolve(ROOT, 'services/gateway/package.json'));
const fastify = load('fastify') as () => Server;

const { PORT, MONGODB_URI = '', ATTEMPTS = '48', QUESTIONS = '40' } = process.env;
const client = new MongoClient(MONGODB_URI, {
  maxPoolSize: POOL,
  writeConcern: { w: 'majority', journal: true },
});
const db = client.db(`concord-yardstick-${process.pid}`);
const attempts = await db.createCollection('attempts');
await attempts.createIndex({ assignment: 1, round: 1 }, { unique: true });
await attempts.createIndex({ student: 1, exam: 1 });
await attempts.createIndex({ status: 1, deadline: 1 });

const deadline = new Date(Date.now() + 3_600_000);
const questions = Array.from({ length: Number(QUESTIONS) }, () => new ObjectId().toHexString());
const documents = Array.from({ length: Number(ATTEMPTS) }, () => ({
  _id: new ObjectId(),
  assignment: new ObjectId(),
  student: new ObjectId(),
  studentName: { surname: 'Sitter', firstName: 'Bench', middleName: null, gender: null },
  exam: new ObjectId(),
  version: new ObjectId(),
  sid: 'sid',
  round: 1,
  a: {},
  seq: 0,
  deadline,
  status: 'open',
}));
await attempts.insertMany(documents);
const students = new Map(documents.map(({ _id, student }) => [String(_id), student]));

const app = fastify();
app.get('/attempts', async () => ({
  attempts: [...students.keys()],
  questions: questions.map((_id) => ({ _id, options: OPTIONS })),
}));
app.put('/attempts/:id/answers', async ({ params, body: { seq, answers } }, reply) => {
  const savedAt = new Date();
  const set: Document = { seq: { $max: ['$seq', seq] }, savedAt };
  for (const [question, option] of Object.entries(answers)) {
    const isNewer = { $gt: [seq, { $ifNull: [`$a.${question}.s`, 0] }] };
    const answer = { o: { $literal: OPTIONS.indexOf(option) }, s: { $literal: seq } };
    set[`a.${question}`] = { $cond: [isNewer, answer, `$a.${question}`] };
  }
  const open = { sid: 'sid', status: 'open', deadline, seq: { $lte: seq } };
  const filter = { _id: new ObjectId(params.id), student: students.get(params.id), ...open };
  const { matchedCount } = await attempts.updateOne(filter, [{ $set: set }]);
  if (matchedCount !== 1) return reply.code(409).send({});
  return { seq, deadline, savedAt, serverTime: new Date() };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

process.on('SIGTERM', () => {
  void db.dropDatabase().finally(() => process.exit(0));
});
