import type { ServiceName } from '@concord/contracts/routes';
import { counter } from '@concord/observability';
import { request } from 'undici';
import type { Env } from '../env';
import { changingNameOf, type Lookup, lookupAll } from './name-lookup';
import { CallQueue, type QueuedCall } from './call-queue';
import { type CallKind, EXCLUSIVE_CONNECTIONS, type ProcessState, UpstreamAddress } from './upstream-address';

/**
 * Small reads share few, deeply pipelined connections, which keeps the gateway cheap. More connections cost
 * throughput; with fewer, one slow read delays more of the others.
 */
const SHARED_CONNECTIONS = 4;
/** Interval of readiness probes, if there are several processes. */
const CHECK_MS = 1000;
/** Checks between two DNS lookups. */
const CHECKS_A_LOOKUP = 5;
/** Minimum interval between lookups after failed calls. */
const LOOKUP_MIN_MS = 250;
/**
 * Time for which a refusing or draining address gets no calls if there is another one; less if a
 * probe finds it ready.
 */
const AVOIDED_MS = 4000;

/** The processes of one service, discovered by repeated DNS lookups. */
export class Upstream {
  private addresses: UpstreamAddress[];
  /** Vanished addresses whose last calls are in progress. */
  private readonly leaving = new Set<UpstreamAddress>();
  private readonly queues: Record<CallKind, CallQueue>;
  private readonly name: string | undefined;
  private readonly timer: NodeJS.Timeout;
  private sharedCount = SHARED_CONNECTIONS;
  private turn = 0;
  private checks = 0;
  private lookingUp: Promise<void> | undefined;
  private lookedUpAt = 0;
  private readonly retries = counter('concord_upstream_retries_total');

  constructor(
    private readonly service: ServiceName,
    private readonly origin: string,
    private readonly env: Env,
    private readonly lookup: Lookup = lookupAll,
  ) {
    this.name = changingNameOf(origin);
    this.retries.inc({ service }, 0);
    const places = () => EXCLUSIVE_CONNECTIONS * this.addresses.length;
    const makeQueue = () => new CallQueue(env.UPSTREAM_CALLS_MAX, places);
    this.queues = { calls: makeQueue(), uploads: makeQueue(), streams: makeQueue() };
    // Until the first lookup has ended, the name is resolved for each connection.
    this.addresses = [new UpstreamAddress(origin, undefined, env)];
    this.timer = setInterval(() => this.check(), CHECK_MS).unref();
    this.lookUp();
  }

  /** Number of known processes. */
  get size(): number {
    return this.addresses.length;
  }

  /**
   * Admits a call at once or in its turn, or refuses it.
   * @returns the function that releases its place, to be called once
   */
  admit(kind: CallKind, call: QueuedCall): () => void {
    return this.queues[kind].admit(call);
  }

  /** Process with the fewest calls in progress, round robin among equals; `except` only if it is the only one. */
  pick(except?: UpstreamAddress): UpstreamAddress {
    const { addresses } = this;
    let best = addresses[0] as UpstreamAddress;
    if (addresses.length === 1) return best;
    const now = Date.now();
    let bestRank = Infinity;
    for (let step = 0; step < addresses.length; step += 1) {
      const each = addresses[(this.turn + step) % addresses.length] as UpstreamAddress;
      const rank = each === except ? Number.MAX_VALUE : each.rank(now);
      if (rank < bestRank) [best, bestRank] = [each, rank];
    }
    this.turn = (this.turn + 1) % addresses.length;
    return best;
  }

  /** Shared connections per address, so that their total per service stays about the same. */
  get sharedConnections(): number {
    return this.sharedCount;
  }

  countRetry(): void {
    this.retries.inc({ service: this.service });
  }

  /** Probes every process, even a single one. @returns the state of each; never rejects. */
  async states(): Promise<ProcessState[]> {
    await Promise.all(this.addresses.map((address) => address.checkReady()));
    return this.addresses.map((address) => address.state(Date.now()));
  }

  /** Avoids a refusing or draining address for some seconds, and looks for new addresses. */
  avoid(address: UpstreamAddress, as: ProcessState): void {
    address.avoid(AVOIDED_MS, as);
    if (Date.now() - this.lookedUpAt >= LOOKUP_MIN_MS) this.lookUp();
  }

  /**
   * Makes a probe outside of the calls' limits; tries another process when the first cannot be reached.
   * @throws Error when there is no answer in time, or none that is JSON
   */
  async ask(path: string, timeoutMs: number): Promise<{ status: number; body: unknown }> {
    const signal = AbortSignal.timeout(timeoutMs);
    const first = this.pick();
    const from = async ({ probes }: UpstreamAddress) => {
      const { statusCode, body } = await request(this.origin + path, {
        dispatcher: probes,
        signal,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      return { status: statusCode, body: await body.json() };
    };
    return from(first).catch((error: unknown) => {
      const other = this.pick(first);
      if (other === first) throw error;
      return from(other);
    });
  }

  async destroy(): Promise<void> {
    clearInterval(this.timer);
    const all = [...this.addresses, ...this.leaving];
    await Promise.all(all.map((address) => address.destroy()));
  }

  private check(): void {
    const now = Date.now();
    for (const address of this.addresses) address.renew(now);
    if (this.addresses.length > 1) for (const address of this.addresses) void address.checkReady();
    this.checks += 1;
    if (this.checks % CHECKS_A_LOOKUP === 0) this.lookUp();
  }

  private lookUp(): void {
    const { name } = this;
    if (name === undefined || this.lookingUp) return;
    this.lookedUpAt = Date.now();
    this.lookingUp = this.lookup(name)
      .then(
        (found) => this.use([...new Set(found)].sort()),
        // The previous addresses may still be right; calls that cannot connect start another lookup.
        () => undefined,
      )
      .finally(() => (this.lookingUp = undefined));
  }

  private use(found: readonly string[]): void {
    if (found.length === 0) return;
    const known = new Map(this.addresses.map((each) => [each.address, each]));
    // A new process gets no call before it is ready, if there are others.
    const isFirst = known.has(undefined);
    this.addresses = found.map(
      (address) =>
        known.get(address) ?? new UpstreamAddress(this.origin, address, this.env, isFirst ? 'ready' : 'down'),
    );
    if (!isFirst) for (const each of this.addresses) if (!known.has(each.address)) void each.checkReady();
    this.sharedCount = Math.max(1, Math.ceil(SHARED_CONNECTIONS / found.length));
    for (const each of known.values()) if (!this.addresses.includes(each)) this.retire(each);
  }

  private retire(address: UpstreamAddress): void {
    this.leaving.add(address);
    void address.close().finally(() => this.leaving.delete(address));
  }
}
