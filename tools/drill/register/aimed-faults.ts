import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chanceOf } from '../../bench/shared/chance.ts';
import { kill } from '../../bench/shared/kill.ts';
import { median } from '../../bench/shared/percentiles.ts';
import type { Product } from '../../bench/shared/product.ts';
import { readyAgain } from '../../bench/shared/ready-again.ts';
import { step } from '../../lib/console.ts';
import { Applicant } from './applicant.ts';
import type { Stock } from './crowd.ts';
import type { Forms } from './forms.ts';
import type { Ledger } from './ledger.ts';
import type { Part, RegisterDrillOptions } from './options.ts';

export interface PartFault {
  part: Part;
  /** When, in ms of the process's clock. */
  at: number;
  /** The registration that it was aimed at was under way. */
  hit: boolean;
  /** Until that registration was answered with success; undefined when it was not. */
  registeredMs: number | undefined;
  readyMs: number;
}

export const READY_LIMIT_MS = 60_000;
/** Registrations in peace, by which it is known how long one takes. */
const PEACEFUL = 3;
/** A registration that is over too soon is no target. */
const TRIES = 10;

interface Scene {
  product: Product;
  forms: Forms;
  stock: Stock;
  ledger: Ledger;
  chance: Chance;
}

/** A registration that a fault is aimed at, and when it ended. */
interface Shot {
  registering: Promise<boolean>;
  endedAt: number | undefined;
}

/** Kills each part in turn, every time in the middle of a registration. */
export async function aimedFaults(
  given: Omit<Scene, 'chance'>,
  options: RegisterDrillOptions,
): Promise<PartFault[]> {
  const scene = { ...given, chance: chanceOf(options.seed) };
  const faults: PartFault[] = [];
  const endings: Promise<unknown>[] = [];
  const usual: number[] = [];
  while (usual.length < PEACEFUL) usual.push(await inPeace(scene));
  for (let time = 1; time <= options.times; time += 1) {
    for (const part of options.parts) {
      const { fault, ending } = await aim(scene, part, median(usual));
      faults.push(fault);
      endings.push(ending);
      // An applicant whom the server lets wait does not hold up the next fault.
      await Promise.race([ending, pause(options.every * 1000)]);
      step(`${time}/${options.times} ${lineOf(fault)}`);
      // What the machine is busy with makes a registration longer or shorter.
      usual.push(await inPeace(scene));
      usual.shift();
      await pause(Math.max(0, options.every * 1000 - (performance.now() - fault.at)));
    }
  }
  await Promise.all(endings);
  return faults;
}

function lineOf({ part, hit, registeredMs, readyMs }: PartFault): string {
  const registered =
    registeredMs === undefined ? 'the applicant waits' : `registered after ${registeredMs.toFixed(0)} ms`;
  return `${part}: ${hit ? 'hit' : 'missed'}, ${registered}, ready after ${readyMs.toFixed(0)} ms`;
}

/** How long a registration takes now, in ms. */
async function inPeace(scene: Scene): Promise<number> {
  const from = performance.now();
  await (
    await begin(scene)
  ).registering;
  return performance.now() - from;
}

async function begin({ product, forms, stock, ledger, chance }: Scene): Promise<Shot> {
  const form = forms.fill(await stock.next());
  const applicant = new Applicant(product.url, ledger, chance);
  const shot: Shot = { registering: Promise.resolve(false), endedAt: undefined };
  shot.registering = applicant.register(form).finally(() => {
    shot.endedAt = performance.now();
    applicant.close();
  });
  return shot;
}

/** Begins a registration and lets a random part of its time pass. */
async function halfway(scene: Scene, usualMs: number): Promise<Shot> {
  const shot = await begin(scene);
  await pause(scene.chance() * usualMs);
  return shot;
}

async function aim(
  scene: Scene,
  part: Part,
  usualMs: number,
): Promise<{ fault: PartFault; ending: Promise<void> }> {
  const { product } = scene;
  let shot = await halfway(scene, usualMs);
  for (let tries = 1; shot.endedAt !== undefined && tries < TRIES; tries += 1)
    shot = await halfway(scene, usualMs);
  const fault: PartFault = {
    part,
    at: performance.now(),
    hit: shot.endedAt === undefined,
    registeredMs: undefined,
    readyMs: READY_LIMIT_MS,
  };
  const killed = kill(product, part);
  const ending = shot.registering.then((registered) => {
    if (registered) fault.registeredMs = Math.max(0, (shot.endedAt ?? fault.at) - fault.at);
  });
  const isBack = () => ![undefined, killed].includes(product.pidOf(part));
  fault.readyMs = await readyAgain(product.url, isBack, READY_LIMIT_MS);
  return { fault, ending };
}
