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
import { askStore, Staff, timed, type Timing } from '../qa/lists/timing.ts';
import { parseOptions } from '../qa/report/options.ts';
import { type Goal, printTable, whole } from '../qa/report/output.ts';
import { ProcessWatch } from '../qa/processes/process-watch.ts';
import { withDatabase, withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import { signInAsAdmin } from '../qa/people/staff.ts';
import { print, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import type { Api } from '../seed/api.ts';

const DEFAULTS = {
  students: 100_000,
  serials: 100_000,
  mails: 20_000,
  audit: 500_000,
  concurrency: 20,
  seconds: 10,
  only: '',
  noDriver: false,
  noFiles: false,
};
/**
 * Load of the driver alone: one caller, because many would keep the launcher's store, which does
 * one thing at a time, busy for minutes.
 */
const ALONE = { concurrency: 1, seconds: 3 };
const GOAL_MS = 300;
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

const cellsOf = ({ p50, p95, failed }: Timing): string[] => [
  whole(p50),
  failed > 0 ? `${whole(p95)} (${failed} failed)` : whole(p95),
];

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
  const signIns = Array.from({ length: options.concurrency }, () => signInAsAdmin(product.url));
  const tokens = (await Promise.all(signIns)).map(({ token }) => token);
  const staff = new Staff(product.url, tokens);
  let [measured, late] = [0, 0];
  print('p50 and p95 in ms: the list, and the driver alone with the same filter, order and index');
  const report = (name: string, own: Timing, store: string[] = []) => {
    const cells = [...cellsOf(own), ...store].map((cell, at) => cell.padStart(at % 2 ? 20 : 9));
    print([name.padEnd(44), ...cells].join(''));
    measured += 1;
    if (own.failed > 0 || own.p95 > GOAL_MS) late += 1;
  };
  const calls = listCalls(await sampleValues(database, options.students));
  for (const call of calls.filter(({ name }) => name.includes(options.only))) {
    // Counts of long lists are cached, so the first call is not measured.
    await staff.asks(0, call.path).catch(() => false);
    const own = await timed(options, (lane) => staff.asks(lane, call.path));
    const store = options.noDriver ? undefined : await timed(ALONE, () => askStore(database, call));
    report(call.name, own, store && cellsOf(store));
  }
  const isAll = options.only === '';
  for (const path of isAll ? DASHBOARD : [])
    report(
      `dashboard: ${path.replace(/^.api.|\?.*/g, '')}`,
      await timed(options, (lane) => staff.asks(lane, path)),
    );
  staff.close();
  if (measured === 0) return [];
  return [{ text: `${late} of ${measured} with a p95 beyond ${GOAL_MS} ms (0)`, holds: late === 0 }];
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

async function measure(product: Product, options: Options): Promise<void> {
  await withDatabase(product, 'students', async (database, env) => {
    const hall = await Hall.open(product.url);
    await fill(hall, database, env, options);
    printStep(`lists, ${options.concurrency} at once`);
    const goals = await timeLists(product, database, options);
    if (!options.noFiles) {
      printStep('files of lists');
      goals.push(...(await timeFiles(product, database, hall.staff, options.students)));
      printStep(`files of lists, while ${SITTERS} sit`);
      goals.push(...(await timeSaves(product, hall)));
    }
    conclude('lists', { title: 'Long lists', goals, stores: product.stores });
  });
}

/** Makes long lists, and measures pages, filters, orders and searches beside the driver; then files of them. */
export async function benchLists(args: string[]): Promise<void> {
  const options = parseOptions(args, DEFAULTS);
  await withProduct((product) => measure(product, options));
}
