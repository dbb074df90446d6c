/**
 * The yardstick for saves: bare Fastify and the bare MongoDB driver, one conditional update of a document like an
 * attempt's. Listens on PORT; writes to a database on MONGODB_URI that it drops at SIGTERM.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Document, MongoClient, ObjectId } from 'mongodb';

interface SaveRequest {
  params: { id: string };
  body: { seq: number; answers: Record<string, string> };
}
interface Reply {
  code: (status: number) => { send: (body: unknown) => unknown };
}
interface Server {
  put: (path: string, handler: (request: SaveRequest, reply: Reply) => Promise<unknown>) => void;
  listen: (where: { host: string; port: number }) => Promise<unknown>;
}

const MINUTES = 60;
const fastify = createRequire(resolve('package.json'))('fastify') as () => Server;
const { PORT, MONGODB_URI = '', ATTEMPTS = '[]', QUESTIONS = '[]' } = process.env;
const questions = JSON.parse(QUESTIONS) as { _id: string; options: string[] }[];
const optionIndex = new Map(
  questions.map(({ _id, options }) => [_id, new Map(options.map((o, at) => [o, at]))]),
);

// The pool and write concern of the services.
const client = new MongoClient(MONGODB_URI, {
  maxPoolSize: 30,
  writeConcern: { w: 'majority', journal: true },
});
const db = client.db(`concord-yardstick-${process.pid}`);
const attempts = await db.createCollection('attempts');
await attempts.createIndex({ assignment: 1, round: 1 }, { unique: true });
await attempts.createIndex({ student: 1, exam: 1 });
await attempts.createIndex({ status: 1, deadline: 1 });
const startedAt = new Date();
const deadline = new Date(startedAt.getTime() + MINUTES * 60_000);
const shared = { exam: new ObjectId(), version: new ObjectId(), sid: 'sid', round: 1 };
const documents = (JSON.parse(ATTEMPTS) as string[]).map((id) => ({
  _id: new ObjectId(id),
  assignment: new ObjectId(),
  student: new ObjectId(),
  studentName: { surname: 'Sitter', firstName: 'Bench', middleName: null, gender: null },
  ...shared,
  a: {},
  seq: 0,
  startedAt,
  duration: MINUTES,
  extraTime: 0,
  deadline,
  savedAt: null,
  status: 'open',
  submittedAt: null,
  closedBy: null,
}));
await attempts.insertMany(documents);
const known = new Map(documents.map(({ _id, student, sid }) => [_id.toHexString(), { _id, student, sid }]));

const app = fastify();
app.put('/exams/attempts/:id/answers', async ({ params, body: { seq, answers } }, reply) => {
  const savedAt = new Date();
  const set: Document = { seq: { $max: ['$seq', seq] }, savedAt };
  for (const [question, option] of Object.entries(answers)) {
    const o = optionIndex.get(question)?.get(option);
    if (o === undefined) return reply.code(400).send({});
    const field = `a.${question}`;
    const isNewer = { $gt: [seq, { $ifNull: [`$${field}.s`, 0] }] };
    set[field] = { $cond: [isNewer, { o: { $literal: o }, s: { $literal: seq } }, `$${field}`] };
  }
  const filter = { ...known.get(params.id), status: 'open', deadline, seq: { $lte: seq } };
  const { matchedCount } = await attempts.updateOne(filter, [{ $set: set }]);
  if (matchedCount !== 1) return reply.code(409).send({});
  return { seq, deadline, savedAt, serverTime: new Date() };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

process.on('SIGTERM', () => {
  void db.dropDatabase().finally(() => process.exit(0));
});
