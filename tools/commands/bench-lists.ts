import { setTimeout as pause } from 'node:timers/promises';
import { EXPORT_LISTS } from '@concord/contracts';
import { type Db, ObjectId } from 'mongodb';
import { Hall } from '../qa/exam/hall.ts';
import { bareReading } from '../qa/lists/bare-reading.ts';
import { bareWriter } from '../qa/lists/bare-writer.ts';
import { fileOf, type FileOrder, writing } from '../qa/lists/files.ts';
import { ListFill, type Sizes } from '../qa/lists/fill.ts';
import { sampleValues } from '../qa/lists/sample-values.ts';
import { listCalls } from '../qa/lists/list-calls.ts';
import { requireSameShape } from '../qa/lists/same-shape.ts';
import { openServiceCode } from '../qa/lists/service-code.ts';
import { Sitters } from '../qa/exam/sitters.ts';
import { timeCalls } from '../qa/lists/list-times.ts';
import { benchMembers } from '../qa/members/members-bench.ts';
import { parseOptions } from '../qa/report/options.ts';
import { type Goal, printTable, whole } from '../qa/report/output.ts';
import { ProcessWatch } from '../qa/processes/process-watch.ts';
import { withDatabase, withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import type { Api } from '../seed/api.ts';

const DEFAULTS = {
  students: 100_000,
  serials: 100_000,
  mails: 20_000,
  audit: 500_000,
  members: 20_000,
  years: 5,
  concurrency: 20,
  seconds: 10,
  only: '',
  noDriver: false,
  noFiles: false,
};
/** Value of `--only` for the register of members and its money. */
const MEMBERS = 'members';
const GOALS = { share: 0.5, memoryMib: 150, saves: 1.5 };
/**
 * Number of candidates who save once a second, and how long they do so beside each file and without
 * one.
 */
const [SITTERS, SAVES_MS] = [20, 60_000];
const FILES: readonly FileOrder[] = [
  { kind: 'students', format: 'xlsx' },
  // A PDF holds 100,000 rows at most.
  { kind: 'students', format: 'pdf', query: { status: 'accepted' } },
  { kind: 'audit', format: 'xlsx' },
];
/** Stored fields that a file of students shows. */
const STUDENT_FIELDS = [
  ...[
    'surname',
    'firstName',
    'middleName',
    'review',
    'email',
    'phoneNumber',
    'country',
    'state',
    'createdAt',
  ],
  ...['membershipCadre', 'membershipRoute', 'membershipType', 'applicationFee', 'paymentMethods'],
];
/** Calls of the dashboard. */
const DASHBOARD = [
  '/api/student/recent',
  '/api/student/count',
  '/api/student/waiting-count',
  '/api/serial/count',
  '/api/admin/count',
  '/api/statistics/weeks?weeks=52',
  '/api/result/pass-rates?weeks=52',
];

type Options = typeof DEFAULTS;

const nameOf = ({ kind, format }: FileOrder) => `${kind}, .${format}`;

/** Makes the records, and compares them with records that the product stored itself. */
async function fill(hall: Hall, database: Db, env: Record<string, string>, sizes: Sizes): Promise<void> {
  const code = await openServiceCode(env);
  try {
    await hall.fill(1);
    // The comparison reads whole collections.
    if (!(await new ListFill(code, database).fill(sizes))) return;
    const student = new ObjectId(hall.examinees[0]?._id);
    await requireSameShape(database, [
      { collection: 'serials', made: { 'madeBy.username': 'bench' }, own: { usedBy: student } },
      { collection: 'students', made: { 'passport.public_id': /^bench-/ }, own: { _id: student } },
      { collection: 'mails', made: { student: { $ne: student } }, own: { student } },
      { collection: 'audit', made: { requestId: /^bench-/ }, own: { action: 'serial.generate' } },
    ]);
  } finally {
    await code.close();
  }
}

/** Times every list and the dashboard, each compared with the store alone. */
async function timeLists(product: Product, database: Db, options: Options): Promise<Goal[]> {
  const { students, only, concurrency, seconds, noDriver } = options;
  const calls = listCalls(await sampleValues(database, students)).filter(({ name }) => name.includes(only));
  const others = only === '' ? DASHBOARD : [];
  const dashboard = others.map((path) => [`dashboard: ${path.replace(/^.api.|\?.*/g, '')}`, path]);
  return timeCalls(
    product.url,
    database,
    { name: only || 'lists and dashboard', calls, others: Object.fromEntries(dashboard) },
    { concurrency, seconds, noDriver },
  );
}

/** Times files of the longest lists, without a hall. */
async function timeFiles(product: Product, database: Db, staff: Api, students: number): Promise<Goal[]> {
  const columns = EXPORT_LISTS.students.columns.map(({ name }) => name);
  const bare = await bareWriter(students, columns, (row, at) =>
    columns.map((name) => (name === 'Registered' ? at : `${name} ${row}`)),
  );
  const asked = { collection: 'students', moment: 'createdAt', fields: STUDENT_FIELDS };
  const read = await bareReading(database, asked);
  // A file needs both: each row is read once and written once.
  const both = 1 / (1 / bare + 1 / read);
  const watch = new ProcessWatch(product);
  const rows: (string | number)[][] = [
    ['', 'rows', 'rows/s'],
    ["ExcelJS' streaming writer alone", students, whole(bare)],
    ['the driver alone, which reads them', students, whole(read)],
    ['both, one after the other', students, whole(both)],
  ];
  const goals: Goal[] = [];
  for (const order of FILES) {
    const done = await fileOf(staff, order);
    rows.push([nameOf(order), done.rows, whole(done.speed)]);
    printStep(`${nameOf(order)}: ${whole(done.speed)} rows/s`);
    if (order.kind !== 'students' || order.format !== 'xlsx') continue;
    for (const [speed, of] of [
      [bare, "ExcelJS' writer, the store included"],
      [both, 'the driver and the writer, one after the other'],
    ] as const)
      goals.push({
        text: `students, .xlsx at ${(done.speed / speed).toFixed(2)} of ${of} (${GOALS.share})`,
        holds: done.speed >= GOALS.share * speed,
      });
  }
  watch.stop();
  const { first, most } = watch.memoryOf('media-worker');
  printTable(rows);
  return [
    ...goals,
    {
      text: `media-worker grew by ${whole(most - first)} MiB (${GOALS.memoryMib})`,
      holds: most - first <= GOALS.memoryMib,
    },
  ];
}

/**
 * Times the saves of a hall while files of the longest lists are written, which then pause most of
 * the time.
 */
async function timeSaves(product: Product, hall: Hall): Promise<Goal[]> {
  const sitters = await Sitters.seat(product.url, hall, SITTERS);
  const alone = await sitters.during(() => pause(SAVES_MS));
  const goals: Goal[] = [];
  for (const order of FILES) {
    const { done, saves, errors } = await sitters.during(() => writing(hall.staff, order, SAVES_MS));
    const share = saves.p99 / alone.saves.p99;
    goals.push({
      text: `saves beside ${nameOf(order)} (${done} rows): p99 ${whole(saves.p99)} ms, ${share.toFixed(2)} of ${whole(alone.saves.p99)} ms alone (${GOALS.saves})`,
      holds: share <= GOALS.saves && errors.length === 0,
    });
  }
  await sitters.submit();
  return goals;
}

/** Measures the lists of the students service, and their files. */
const measureLists = (product: Product, options: Options): Promise<Goal[]> =>
  withDatabase(product, 'students', async (database, env) => {
    const hall = await Hall.open(product.url);
    await fill(hall, database, env, options);
    printStep(`lists, ${options.concurrency} at once`);
    const goals = await timeLists(product, database, options);
    if (options.noFiles) return goals;
    printStep('files of lists');
    goals.push(...(await timeFiles(product, database, hall.staff, options.students)));
    printStep(`files of lists, while ${SITTERS} sit`);
    goals.push(...(await timeSaves(product, hall)));
    return goals;
  });

async function measure(product: Product, options: Options): Promise<void> {
  const { only } = options;
  const goals = only === MEMBERS ? [] : await measureLists(product, options);
  if (only === '' || only === MEMBERS) goals.push(...(await benchMembers(product, options)));
  conclude('lists', { title: 'Long lists', goals, stores: product.stores });
}

/** Makes long lists, and measures pages, filters, orders and searches beside the driver; then files and members. */
export async function benchLists(args: string[]): Promise<void> {
  const options = parseOptions(args, DEFAULTS);
  await withProduct((product) => measure(product, options));
}
