import { setTimeout as pause } from 'node:timers/promises';
import { printStep } from '../../lib/console.ts';
import { whole } from '../output.ts';
import type { Product } from '../product.ts';
import { type Random, seededRandom } from '../random.ts';
import { median } from '../statistics.ts';
import { Applicant } from './applicant.ts';
import type { Registrations } from './applicants.ts';
import type { RegisterDrillOptions } from './drill.ts';

/** A process that was killed in the middle of a registration. */
export interface AimedFault {
  part: string;
  /** When, in ms of the process's clock. */
  at: number;
  /** Whether the registration that it was aimed at was under way. */
  hit: boolean;
  /** Until that registration was answered with success; undefined when it was not. */
  registeredMs: number | undefined;
  readyMs: number;
}

export const READY_LIMIT_MS = 60_000;
/** The last registrations without a fault, by which it is known how long one takes. */
const SAMPLES = 3;
/** How often a registration is begun anew that ended before the fault. */
const TRIES = 10;

/** A registration that a fault is aimed at. */
interface Target {
  registering: Promise<boolean>;
  endedAt: number | undefined;
}

/** Kills each part in turn, every time in the middle of a registration. */
export async function aimedFaults(
  product: Product,
  registrations: Registrations,
  { parts, times, every, seed }: RegisterDrillOptions,
): Promise<AimedFault[]> {
  const random = seededRandom(seed);
  const faults: AimedFault[] = [];
  const endings: Promise<unknown>[] = [];
  const durations: number[] = [];
  while (durations.length < SAMPLES) durations.push(await undisturbedMs(registrations, random));
  for (let time = 1; time <= times; time += 1) {
    for (const part of parts) {
      const target = await targetUnderWay(registrations, random, median(durations));
      const { fault, ending } = await killDuring(target, product, part);
      faults.push(fault);
      endings.push(ending);
      // An applicant whom the server makes wait does not delay the next fault.
      await Promise.race([ending, pause(every * 1000)]);
      printStep(`${time}/${times} ${lineOf(fault)}`);
      // The load on the machine changes how long a registration takes.
      durations.push(await undisturbedMs(registrations, random));
      durations.shift();
      await pause(Math.max(0, every * 1000 - (performance.now() - fault.at)));
    }
  }
  await Promise.all(endings);
  return faults;
}

function lineOf({ part, hit, registeredMs, readyMs }: AimedFault): string {
  const registered =
    registeredMs === undefined ? 'the applicant waits' : `registered after ${whole(registeredMs)} ms`;
  return `${part}: ${hit ? 'hit' : 'missed'}, ${registered}, ready after ${whole(readyMs)} ms`;
}

async function begin({ url, forms, serials, ledger }: Registrations, random: Random): Promise<Target> {
  const form = forms.fill(await serials.take());
  const applicant = new Applicant(url, ledger, random);
  const target: Target = { registering: Promise.resolve(false), endedAt: undefined };
  target.registering = applicant.register(form).finally(() => {
    target.endedAt = performance.now();
    applicant.close();
  });
  return target;
}

async function undisturbedMs(registrations: Registrations, random: Random): Promise<number> {
  const from = performance.now();
  const { registering } = await begin(registrations, random);
  await registering;
  return performance.now() - from;
}

/** Begins a registration and lets a random part of its time pass. */
async function targetUnderWay(
  registrations: Registrations,
  random: Random,
  durationMs: number,
): Promise<Target> {
  for (let tries = 1; ; tries += 1) {
    const target = await begin(registrations, random);
    await pause(random() * durationMs);
    if (target.endedAt === undefined || tries === TRIES) return target;
  }
}

async function killDuring(
  target: Target,
  product: Product,
  part: string,
): Promise<{ fault: AimedFault; ending: Promise<void> }> {
  const at = performance.now();
  const hit = target.endedAt === undefined;
  const fault: AimedFault = { part, at, hit, registeredMs: undefined, readyMs: READY_LIMIT_MS };
  const killed = product.kill(part);
  const ending = target.registering.then((registered) => {
    if (registered) fault.registeredMs = Math.max(0, (target.endedAt ?? at) - at);
  });
  fault.readyMs = await product.recovery(part, killed, READY_LIMIT_MS);
  return { fault, ending };
}
