import { printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import { Hall } from '../qa/exam/hall.ts';
import { runScenario } from '../qa/exam/scenario.ts';
import { goalsOf } from '../qa/exam/summary.ts';
import { openMemberCode } from '../qa/members/member-code.ts';
import { MemberFill } from '../qa/members/member-fill.ts';
import { BENCH_MEMBERS } from '../qa/members/member-records.ts';
import { openPages, signInMembers } from '../qa/members/opening-members.ts';
import { seededRandom } from '../qa/people/random.ts';
import { withDatabase, withProduct } from '../qa/processes/product.ts';
import { parseOptions } from '../qa/report/options.ts';
import { type Goal, none, whole } from '../qa/report/output.ts';
import { conclude } from '../qa/report/report.ts';
import { spreadOf } from '../qa/report/statistics.ts';

/** The load for which the goals are set. */
const DEFAULTS = { members: 2000, window: 60, candidates: 300 };
const HALL = { questions: 40, startWindow: 5, submitWindow: 5, saveEvery: 10, dropRate: 0, seed: 1 };
const SEED = 39;
const YEARS = 3;
const CALL_P95_MS = 500;

type Options = typeof DEFAULTS;

/** Members with accounts of some years. */
const fill = (product: Product, count: number) =>
  withDatabase(product, 'members', async (database, env) => {
    const code = await openMemberCode(env);
    try {
      await new MemberFill(code, database, YEARS).fill(count);
    } finally {
      await code.close();
    }
    const found = await database
      .collection<{ email: string; number: string }>('members')
      .find({ number: BENCH_MEMBERS }, { projection: { email: 1 } })
      .limit(count)
      .toArray();
    return found.map(({ _id, email }) => ({ _id: _id.toString(), email }));
  });

function goalsOfPages(openings: Awaited<ReturnType<typeof openPages>>, { members }: Options): Goal[] {
  const [calls, pages] = [spreadOf(openings.calls), spreadOf(openings.pages)];
  return [
    {
      text: `calls of members: p50 ${whole(calls.p50)}, p95 ${whole(calls.p95)}, p99 ${whole(calls.p99)} ms (p95 ${CALL_P95_MS})`,
      holds: calls.p95 <= CALL_P95_MS,
    },
    {
      text: `${pages.count} of ${members} pages: p50 ${whole(pages.p50)}, p95 ${whole(pages.p95)} ms`,
      holds: pages.count === members,
    },
    none(openings.errors.length, `errors of members ${openings.errors[0] ?? ''}`.trim()),
  ];
}

async function measure(product: Product, options: Options): Promise<void> {
  const { candidates, window } = options;
  const hall = await Hall.open(product.url);
  const members = await fill(product, options.members);
  printStep(`signing ${members.length} members in`);
  const signedIn = await signInMembers(product.url, hall.staff, members);
  const goals: Goal[] = [];
  const open = async () => {
    goals.push(...goalsOfPages(await openPages(signedIn, window, seededRandom(SEED)), options));
  };
  if (candidates === 0) await open();
  else {
    let opening: Promise<void> | undefined;
    const onSeated = () => void (opening = open());
    const outcome = await runScenario({ ...HALL, candidates, seconds: window, product, hall, onSeated });
    await opening;
    goals.push(...goalsOf(outcome, candidates));
  }
  conclude('members', {
    title: `${options.members} members open their page within ${window} s, beside ${candidates} candidates`,
    goals,
    stores: product.stores,
  });
}

/** Lets members open their page within a minute while a hall sits. */
export async function benchMembers(args: string[]): Promise<void> {
  const options = parseOptions(args, DEFAULTS);
  await withProduct((product) => measure(product, options));
}
