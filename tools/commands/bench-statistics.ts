import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Exam, ExamStatistics } from '@concord/contracts';
import { type Collection, MongoClient, ObjectId } from 'mongodb';
import { parseOptions } from '../bench/options.ts';
import { machineText, printGoals, printTable, whole } from '../bench/output.ts';
import { ProcessWatch } from '../bench/process-watch.ts';
import { withProduct } from '../bench/product.ts';
import { seededRandom } from '../bench/random.ts';
import { signInAsAdmin } from '../bench/staff.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { RunFile } from '../lib/run-file.ts';
import type { Product } from '../platform/product.ts';
import type { Api } from '../seed/api.ts';

const USUAL = { results: 100_000, questions: 50 };
const GOALS = { seconds: 60, memoryMib: 150 };
const OPTIONS = ['First', 'Second', 'Third', 'Fourth'];
const BATCH = 1000;
const POLL_MS = 250;
const SEED = 17;
/** Results come in the weeks before. */
const SPAN_MS = 28 * 24 * 60 * 60 * 1000;
/** About 500 results each, of the usual number. */
const RANGES = 200;
/** What a count reads of a result. */
const FIELDS = { version: 1, seed: 1, chosen: 1, seconds: 1, createdAt: 1, 'student._id': 1 };

const uploadExam = (staff: Api, questions: number): Promise<Exam> =>
  staff.call<Exam>('POST', 'exams/upload', {
    title: `Statistics ${Date.now()}`,
    duration: 60,
    questions: Array.from({ length: questions }, (_, at) => ({
      question: `Question ${at + 1}?`,
      options: OPTIONS,
      answer: OPTIONS[at % OPTIONS.length],
    })),
  });

/** Stores results as grading does, without sitting: better candidates have more right, and each has times. */
async function fill(
  results: Collection,
  exam: Exam,
  { version, count }: { version: ObjectId; count: number },
): Promise<void> {
  const random = seededRandom(SEED);
  const ids = exam.questions.map(({ _id }) => _id);
  const made = () => {
    const ability = random();
    const isRight = ids.map(() => random() < 0.2 + 0.7 * ability);
    const choices = ids.map((id, at) => {
      const key = at % OPTIONS.length;
      return [id, isRight[at] === true ? key : (key + 1 + Math.floor(random() * 3)) % OPTIONS.length];
    });
    const right = isRight.filter(Boolean).length;
    return {
      _id: new ObjectId(),
      percantage: Math.round((100 * right) / ids.length),
      total_score: right,
      total_questions: ids.length,
      total_answered: ids.length,
      total_correct: right,
      total_wrong: ids.length - right,
      pass: right * 2 >= ids.length,
      createdAt: new Date(Date.now() - random() * SPAN_MS),
      exam: { _id: new ObjectId(exam._id), examName: exam.examName, examCode: exam.examCode },
      version,
      student: {
        _id: new ObjectId(),
        surname: 'Bench',
        firstName: 'Student',
        middleName: null,
        gender: null,
      },
      chosen: Object.fromEntries(choices) as Record<string, number>,
      seconds: Object.fromEntries(ids.map((id) => [id, Math.floor(5 + random() * 115)])),
      tokens: ['bench'],
      mailed: true,
    };
  };
  for (let done = 0; done < count; done += BATCH)
    await results.insertMany(Array.from({ length: Math.min(BATCH, count - done) }, made));
}

/**
 * Seconds that the driver takes to read the same fields, in narrow ranges of time as the product: a server that fetches
 * all that a filter finds would answer nobody else for minutes.
 */
async function readBare(results: Collection, exam: Exam): Promise<number> {
  const startedAt = performance.now();
  const since = Date.now() - SPAN_MS;
  let read = 0;
  for (let range = 0; range <= RANGES; range += 1) {
    const [from, to] = [range, range + 1].map((at) => new Date(since + (at * SPAN_MS) / RANGES));
    const filter = { 'exam._id': new ObjectId(exam._id), createdAt: { $gte: from, $lt: to } };
    read += (await results.find(filter, { projection: FIELDS }).toArray()).length;
  }
  if (read === 0) throw new LauncherError('No result was stored.');
  return (performance.now() - startedAt) / 1000;
}

/** Seconds from the first question for the statistics until they are there. */
async function count(staff: Api, { _id }: Exam): Promise<{ seconds: number; statistics: ExamStatistics }> {
  const startedAt = performance.now();
  for (;;) {
    const statistics = await staff.call<ExamStatistics>('GET', `exams/${_id}/statistics`);
    const seconds = (performance.now() - startedAt) / 1000;
    if (!statistics.isCounting) return { seconds, statistics };
    await pause(POLL_MS);
  }
}

async function measure(product: Product, { results: wanted, questions }: typeof USUAL): Promise<void> {
  const env = product.home && RunFile.storesOf(product.home);
  if (!env) throw new LauncherError('Only a product on this machine can be measured: set CONCORD_HOME.');
  const client = new MongoClient(env.MONGODB_URI ?? '');
  try {
    const database = client.db(`${env.MONGODB_DB_PREFIX}-exams`);
    const results = database.collection('results');
    const staff = await signInAsAdmin(product.url);
    const exam = await uploadExam(staff, questions);
    const stored = await database.collection('exams').findOne({ _id: new ObjectId(exam._id) });
    const createdAt = new Date(Date.now() - SPAN_MS);
    await database.collection('exams').updateOne({ _id: new ObjectId(exam._id) }, { $set: { createdAt } });
    printStep(`storing ${wanted} results of ${questions} questions`);
    await fill(results, exam, { version: stored?.current as ObjectId, count: wanted });
    printStep('the driver alone');
    const bare = await readBare(results, exam);
    printStep('the statistics');
    const watch = new ProcessWatch(product);
    const { seconds, statistics } = await count(staff, exam);
    watch.stop();
    const { first, most } = watch.memoryOf('exams-worker');
    const grown = most - first;
    printTable([
      ['', 'results', 'seconds', 'results/s'],
      ['read by the driver alone', wanted, bare.toFixed(1), whole(wanted / bare)],
      ['counted', statistics.candidates ?? 0, seconds.toFixed(1), whole(wanted / seconds)],
    ]);
    printGoals([
      { text: `all ${wanted} results were counted`, holds: statistics.candidates === wanted },
      {
        text: `counted in ${seconds.toFixed(1)} s, ${(seconds / bare).toFixed(2)} of the driver's reading (${GOALS.seconds} s)`,
        holds: seconds <= GOALS.seconds,
      },
      {
        text: `exams-worker grew by ${whole(grown)} MiB (${GOALS.memoryMib})`,
        holds: grown <= GOALS.memoryMib,
      },
    ]);
    print(`${machineText()}, load ${loadavg()[0]?.toFixed(1) ?? ''}; ${product.stores}`);
  } finally {
    await client.close();
  }
}

/** Measures the statistics of an exam with very many results. */
export async function benchStatistics(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  await withProduct((product) => measure(product, options));
}
