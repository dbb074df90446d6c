import { connectionFailure } from '@concord/contracts/environment';
import { buildConnector, Pool, request } from 'undici';
import type { Env } from '../env';
import { type ConnectionOptions, SharedConnection } from './shared-connection';

/** Maximum concurrent calls of a kind per process; further calls wait for their turn. */
export const EXCLUSIVE_CONNECTIONS = 256;
/** A connection is replaced after 30 to 60 s, so that new replicas behind one address get work. */
const CONNECTION_AGE_MS = 30_000;
/** Connections for probes: one for readiness, others for stores and documentation. */
const PROBE_CONNECTIONS = 3;
const readyTimeouts = { headersTimeout: 1000, bodyTimeout: 1000 };
/** Penalty that ranks an address behind the ready ones: its process drains, or is too slow to say that it is ready. */
const LAST_RESORT = 1_000_000;
/** Penalty that ranks an address without connections behind all others. */
const UNREACHED = 2 * LAST_RESORT;

/** Each kind has its own limit and connections: uploads take their service long, streams last as long as their readers. */
export type CallKind = 'calls' | 'uploads' | 'streams';

/** State of a process: serving, draining, or not answering. */
export type ProcessState = 'ready' | 'draining' | 'down';

const connectionAge = (): number => CONNECTION_AGE_MS * (1 + Math.random());

/** Connects to one address of a service's name; Host header and TLS keep the name. */
function connectorTo(address: string | undefined, timeout: number): buildConnector.connector {
  const connect = buildConnector({ timeout });
  if (address === undefined) return connect;
  return (options, done) => connect({ ...options, hostname: address }, done);
}

/** The connections to one process of a service. */
export class UpstreamAddress {
  /** Calls in progress. */
  inFlight = 0;
  /** Connections for single calls: with a body, side effects or a long answer. */
  readonly exclusive: Record<CallKind, Pool>;
  /** Connections for probes, which must not wait behind calls or another hanging probe. */
  readonly probes: Pool;
  private readonly options: ConnectionOptions;
  private readonly shared: SharedConnection[] = [];
  private avoidedUntil = 0;
  private avoidedAs: ProcessState = 'down';
  /**
   * True if its process accepted the last connection. A busy one does, and cannot say in time that it is
   * ready.
   */
  private takesConnections: boolean;
  private checking = false;

  /**
   * @param address an IP address; without it the name of the origin is resolved for each connection
   * @param found state until the first probe; only a ready process gets calls
   */
  constructor(
    private readonly origin: string,
    readonly address: string | undefined,
    env: Env,
    private found: ProcessState = 'ready',
  ) {
    this.takesConnections = found !== 'down';
    this.options = {
      connect: connectorTo(address, env.UPSTREAM_CONNECT_TIMEOUT_MS),
      headersTimeout: env.UPSTREAM_HEADERS_TIMEOUT_MS,
      bodyTimeout: env.UPSTREAM_BODY_TIMEOUT_MS,
    };
    const options = {
      ...this.options,
      pipelining: 1,
      connections: EXCLUSIVE_CONNECTIONS,
      clientTtl: connectionAge(),
    };
    const makePool = () => new Pool(origin, options);
    this.exclusive = { calls: makePool(), uploads: makePool(), streams: makePool() };
    const { connect } = this.options;
    this.probes = new Pool(origin, { connect, connections: PROBE_CONNECTIONS, ...readyTimeouts });
  }

  /** Rank for the next call: the calls in progress, plus a penalty if it should not be used. */
  rank(now: number): number {
    if (this.state(now) === 'ready') return this.inFlight;
    return (this.takesConnections ? LAST_RESORT : UNREACHED) + this.inFlight;
  }

  /** Last known state of the process. */
  state(now: number): ProcessState {
    return this.avoidedUntil > now ? this.avoidedAs : this.found;
  }

  /** Makes calls prefer other addresses for some time. */
  avoid(milliseconds: number, as: ProcessState): void {
    this.avoidedUntil = Date.now() + milliseconds;
    this.avoidedAs = as;
    if (as === 'down') this.takesConnections = false;
  }

  /** The least busy of `count` shared connections; the caller releases it when its answer is complete. */
  acquireShared(count: number): SharedConnection {
    let best = this.sharedAt(0);
    for (let index = 1; index < count && best.inFlight > 0; index += 1) {
      const each = this.sharedAt(index);
      if (each.inFlight < best.inFlight) best = each;
    }
    best.inFlight += 1;
    return best;
  }

  /** Replaces old shared connections. */
  renew(now: number): void {
    this.shared.forEach((connection, index) => {
      if (connection.expiresAt > now) return;
      this.shared[index] = this.connectShared();
      void connection.close();
    });
  }

  /** Asks the process whether it is started and not draining. */
  async checkReady(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    this.found = await request(`${this.origin}/health/ready`, { dispatcher: this.probes }).then(
      async ({ statusCode, body }) => {
        await body.dump();
        this.takesConnections = true;
        return statusCode < 500 ? ('ready' as const) : ('draining' as const);
      },
      (error: unknown) => {
        if (connectionFailure(error) === 'unreached') this.takesConnections = false;
        return 'down' as const;
      },
    );
    this.checking = false;
    if (this.found === 'ready') this.avoidedUntil = 0;
  }

  /** Takes no more calls. Resolves when those in progress have ended. */
  async close(): Promise<void> {
    await Promise.all([...this.parts].map((part) => part.close()));
  }

  async destroy(): Promise<void> {
    await Promise.all([...this.parts].map((part) => part.destroy()));
  }

  private get parts() {
    return [...Object.values(this.exclusive), this.probes, ...this.shared];
  }

  private sharedAt(index: number): SharedConnection {
    return (this.shared[index] ??= this.connectShared());
  }

  private connectShared(): SharedConnection {
    return new SharedConnection(this.origin, this.options, Date.now() + connectionAge());
  }
}
