import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { increment } from '../report/output.ts';
import type { KnownToAttackers } from './known-to-attackers.ts';

/** Number of loopback addresses per network: Linux answers for all of 127.0.0.0/8. */
const ADDRESSES_A_NET = 250;
const LIMIT_MS = 30_000;

/** The address of an attacker, by number. Honest users come from 127.0.0.1. */
export const attackerAddress = (index: number): string =>
  `127.0.${1 + Math.floor(index / ADDRESSES_A_NET)}.${1 + (index % ADDRESSES_A_NET)}`;

/** `count` different addresses; with 0 the address of the honest users. */
export const attackerAddresses = (count: number): string[] =>
  count === 0 ? ['127.0.0.1'] : Array.from({ length: count }, (_, index) => attackerAddress(index));

/** The attacked product, until the attack ends. */
export interface Target {
  url: URL;
  /** Aborted when the attack is over. */
  signal: AbortSignal;
  /** Count of answers by status; 0 is no answer. */
  statuses: Map<number, number>;
}

/** An attack, as a function of the attacked product. */
export interface Attack {
  name: string;
  run: (target: Target, known: KnownToAttackers) => Promise<void>;
}

interface HostileCall {
  from: string;
  method?: string;
  path: string;
  body?: string | Buffer;
  /** Headers of the call; the type of the body is JSON unless they name one. */
  headers?: Record<string, string>;
}

/** Makes one call from an address and counts its status. */
export async function hostileCall(
  { url, signal, statuses }: Target,
  { from, method = 'POST', path, body, headers = {} }: HostileCall,
): Promise<void> {
  const agent = new Agent();
  const status = await new Promise<number>((resolve) => {
    const sent = request(new URL(path, url), {
      method,
      agent,
      localAddress: from,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    sent.on('error', () => resolve(0));
    sent.on('response', (answer: IncomingMessage) => {
      answer.on('error', () => undefined).resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    sent.end(body);
  });
  agent.destroy();
  if (!signal.aborted) increment(statuses, status);
}

/** Makes calls without a pause, `width` at a time, from these addresses by turns. */
export async function flood(
  target: Target,
  width: number,
  addresses: readonly string[],
  callOf: (count: number) => Omit<HostileCall, 'from'>,
): Promise<void> {
  let count = 0;
  const lane = async () => {
    while (!target.signal.aborted) {
      const from = addresses[count % addresses.length] ?? '';
      await hostileCall(target, { ...callOf((count += 1)), from });
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Bytes that keep a socket open. */
export interface Holding {
  /** Sent at once. */
  head: string;
  /** Sent repeatedly. */
  drop?: string;
  everyMs?: number;
}

const REOPEN_MS = 500;
/** Number of sockets opened at a time, so that the attackers' process keeps up. */
const GROUP = 200;
const GROUP_PAUSE_MS = 50;

/** Holds `count` sockets open, from these addresses by turns, and reopens those that the product closes. */
export async function holdSockets(
  target: Target,
  count: number,
  addresses: readonly string[],
  holding: Holding,
): Promise<void> {
  const holders: Promise<void>[] = [];
  for (let index = 0; index < count && !target.signal.aborted; index += 1) {
    holders.push(holdSocket(target, addresses[index % addresses.length] ?? '', holding));
    if (index % GROUP === GROUP - 1) await pause(GROUP_PAUSE_MS);
  }
  await Promise.all(holders);
}

async function holdSocket(target: Target, from: string, holding: Holding): Promise<void> {
  while (!target.signal.aborted) {
    await untilClosed(target, from, holding);
    await pause(REOPEN_MS, undefined, { signal: target.signal }).catch(() => undefined);
  }
}

function untilClosed({ url, signal, statuses }: Target, from: string, holding: Holding): Promise<void> {
  const { head, drop, everyMs = 0 } = holding;
  const socket: Socket = connect({ host: url.hostname, port: Number(url.port), localAddress: from });
  const timer = drop ? setInterval(() => socket.write(drop), everyMs) : undefined;
  const end = () => socket.destroy();
  signal.addEventListener('abort', end, { once: true });
  socket.on('connect', () => socket.write(head));
  socket.on('data', (data: Buffer) => {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1];
    if (status) increment(statuses, Number(status));
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      signal.removeEventListener('abort', end);
      resolve();
    });
  });
}
