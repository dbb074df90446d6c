import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { numbersFrom } from '../bench/shared/numbers.ts';
import { machine, table } from '../bench/shared/tables.ts';
import { cpuSecondsOf } from '../bench/shared/process-watch.ts';
import { Stage } from '../bench/worker/stage.ts';
import { insertAttempts } from '../bench/worker/stock.ts';
import { complain, good, say, step } from '../lib/console.ts';
import { Shutdown } from '../lib/shutdown.ts';

const GOAL_PERCENT = 5;
const BEAT_MS = 2000;
/** A worker that just started is still busy with itself. */
const SETTLE_MS = 8000;

interface Cost {
  name: string;
  worker: number;
  mongodb: number | undefined;
  redis: number | undefined;
}

/** Notes the service's presence as the exams service does: without it the sweeper looks at nothing. */
function beat(db: Db): NodeJS.Timeout {
  const presence = db.collection<{ _id: string; beat: Date; holdUntil: Date }>('presence');
  const note = () => {
    const change = { $set: { beat: new Date(), holdUntil: new Date(0) } };
    void presence.updateOne({ _id: 'exams' }, change, { upsert: true }).catch(() => undefined);
  };
  note();
  return setInterval(note, BEAT_MS);
}

/** What the worker and the stores use of a core, in percent, while `open` attempts are under way. */
async function costOf(stage: Stage, open: number, seconds: number, database: number): Promise<Cost> {
  const { prefix, db } = await stage.prepare();
  await insertAttempts(db, { count: open, questions: 40, isSubmitted: false });
  const beating = beat(db);
  try {
    const worker = await stage.startWorker(prefix, stage.redisUrl(database));
    await pause(SETTLE_MS);
    const pids = { worker: worker.pid, mongodb: stage.pidOf('mongodb'), redis: stage.pidOf('redis') };
    const used = () => Object.values(pids).map((pid) => (pid ? cpuSecondsOf(pid) : undefined));
    const [before, from] = [used(), performance.now()];
    await pause(seconds * 1000);
    const took = (performance.now() - from) / 1000;
    const percent = used().map((now, index) => {
      const earlier = before[index];
      return now === undefined || earlier === undefined ? undefined : ((now - earlier) / took) * 100;
    });
    if (percent[0] === undefined) throw new Error(`The worker ended by itself.\n${stage.log().slice(-2000)}`);
    return { name: `${open} open attempts`, worker: percent[0], mongodb: percent[1], redis: percent[2] };
  } finally {
    clearInterval(beating);
    await stage.endAll();
    await db.dropDatabase();
  }
}

const percentText = (value: number | undefined): string =>
  value === undefined ? 'not known' : `${value.toFixed(2)} %`;

/** What thousands of open attempts, none of them due, cost the sweeper: one worker beside the same without any. */
export async function benchSweeper(args: string[]): Promise<void> {
  const { attempts, seconds } = numbersFrom(args, { attempts: 10_000, seconds: 60 }).numbers;
  step('Bringing the stores up');
  const stage = await Stage.open();
  new Shutdown(() => stage.close(), 1);
  try {
    step(`A worker without attempts, ${seconds} s`);
    const idle = await costOf(stage, 0, seconds, 1);
    step(`A worker with ${attempts} open attempts, ${seconds} s`);
    const busy = await costOf(stage, attempts, seconds, 2);
    const rows = [idle, busy].map(({ name, worker, mongodb, redis }) => [
      name,
      ...[worker, mongodb, redis].map(percentText),
    ]);
    table([['CPU of a core', 'worker', 'MongoDB', 'Redis'], ...rows]).forEach(say);
    say(`${machine()}; ${stage.stores.labels.join(', ')}`);
    const difference = busy.worker - idle.worker;
    const holds = difference < GOAL_PERCENT;
    (holds ? good : complain)(
      `${attempts} open attempts cost the worker ${difference.toFixed(2)} % of a core (less than ${GOAL_PERCENT} %)`,
    );
    if (!holds) process.exitCode = 1;
  } finally {
    await stage.close();
  }
}
