import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../platform/product.ts';
import { increment } from '../output.ts';

/** What was said while something was broken. */
export interface Observation {
  fault: string;
  /** `/api/health/ready` said that not all is well. */
  isTold: boolean;
  /** The parts that it named, of a machine that may know. */
  named: Set<string>;
  /** Statuses of pages and of a call that writes. */
  pages: Map<number, number>;
  writes: Map<number, number>;
  /** Refusals without words. */
  wordless: string[];
}

const EVERY_MS = 500;
/** Of statuses by which a refusal asks to come again. */
const PASSING = [429, 502, 503, 504, 507];

/** Whether what was seen is what must be: health tells, pages are served, and writes succeed or are refused for now. */
export function problemsOf({ fault, isTold, pages, writes, wordless }: Observation): string[] {
  const badWrites = [...writes.keys()].filter((status) => status >= 500 && !PASSING.includes(status));
  return [
    ...(isTold ? [] : [`${fault}: health did not tell`]),
    ...([...pages.keys()].every((status) => status === 200)
      ? []
      : [`${fault}: pages: ${[...pages.keys()].join(', ')}`]),
    ...badWrites.map((status) => `${fault}: a write was answered with ${status}`),
    ...wordless.map((text) => `${fault}: ${text}`),
  ];
}

/** Asks again and again, as visitors and operators do. */
export async function observe(product: Product, fault: string, forMs: number): Promise<Observation> {
  const seen: Observation = {
    fault,
    isTold: false,
    named: new Set(),
    pages: new Map(),
    writes: new Map(),
    wordless: [],
  };
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    await Promise.all([lookAtHealth(product, seen), lookAtPage(product, seen), write(product, seen)]);
    await pause(EVERY_MS);
  }
  return seen;
}

async function lookAtHealth({ url }: Product, seen: Observation): Promise<void> {
  const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
  const { status, processes = {} } = ((await answer?.json().catch(() => ({}))) ?? {}) as Health;
  if (status !== 'ok') seen.isTold = true;
  for (const [name, { status: own, checks = {} }] of Object.entries(processes))
    if (own !== 'ok')
      for (const [check, is] of Object.entries(checks))
        if (is !== 'up') seen.named.add(`${name}: ${check} ${is}`);
}

interface Health {
  status?: string;
  processes?: Record<string, { status: string; checks?: Record<string, string> }>;
}

async function lookAtPage({ url }: Product, { pages }: Observation): Promise<void> {
  increment(
    pages,
    await fetch(`${url}/about`).then(
      ({ status }) => status,
      () => 0,
    ),
  );
}

/** A sign-in that fails, which is counted and recorded. */
async function write({ url }: Product, { writes, wordless }: Observation): Promise<void> {
  const body = JSON.stringify({ email: 'nobody@load.example', password: 'wrong-password' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  increment(writes, answer?.status ?? 0);
  const text = (await answer?.text()) ?? '';
  if (answer && answer.status >= 500 && !/"message":"\S/.test(text))
    wordless.push(`${answer.status} ${text.slice(0, 80)}`);
}
