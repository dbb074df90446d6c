import type { Redis } from 'ioredis';
import { eventually } from './eventually';
import { freePort } from './free-port';
import { RedisServers } from './redis-servers';

const SLOTS = 16_384;
const MASTERS = 3;
/** Offset of a node's cluster bus port. */
const BUS_OFFSET = 10_000;
const PORT_MAX = 65_535;
/** Silence after which a node counts as down. A busy machine may be silent for a second. */
const NODE_TIMEOUT_MS = 2000;
const SETTINGS = [
  'appendonly yes',
  // A busy disk delays the usual writes of each second, and a kill would lose what the tests count on.
  'appendfsync always',
  'save ""',
  'cluster-enabled yes',
  'cluster-config-file nodes.conf',
  `cluster-node-timeout ${NODE_TIMEOUT_MS}`,
];

/**
 * A cluster of three nodes, each with a third of the keys. Any may be killed and restarted.
 *
 * @example
 * const cluster = await RedisCluster.start();
 * connectTo(cluster.url);
 * await cluster.kill(await cluster.nodeOf('key'));
 * afterAll(() => cluster.end());
 */
export class RedisCluster {
  private readonly masters: number[] = [];
  private readonly killed = new Set<number>();

  private constructor(private readonly servers: RedisServers) {}

  /** @returns a cluster that serves every key */
  static async start(): Promise<RedisCluster> {
    const cluster = new RedisCluster(await RedisServers.open());
    try {
      for (let n = 0; n < MASTERS; n += 1) cluster.masters.push(await cluster.startNode());
      for (const [index, port] of cluster.masters.entries()) {
        const [from, to] = [index, index + 1].map((part) => Math.floor((part * SLOTS) / MASTERS));
        const slots = Array.from({ length: (to ?? 0) - (from ?? 0) }, (_, slot) => (from ?? 0) + slot);
        await cluster.servers.client(port).call('CLUSTER', 'ADDSLOTS', ...slots);
        // Distinct epochs, by which nodes resolve conflicts.
        await cluster.servers.client(port).call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
      }
      for (const port of cluster.masters.slice(1)) await cluster.join(port);
      await cluster.servesAll();
      return cluster;
    } catch (error) {
      await cluster.end();
      throw error;
    }
  }

  /** Address with two of its nodes, which announce the others. */
  get url(): string {
    const named = this.masters.slice(0, 2).map((port) => `127.0.0.1:${port}`);
    return `redis+cluster://${named.join(',')}`;
  }

  /** Port of the node with this key. */
  async nodeOf(key: string): Promise<number> {
    const [asked = this.servers.client(0)] = this.living();
    const slot = Number(await asked.call('CLUSTER', 'KEYSLOT', key));
    return eventually(async () => {
      const ranges = (await asked.call('CLUSTER', 'SLOTS')) as [number, number, [string, number]][];
      return ranges.find(([from, to]) => from <= slot && slot <= to)?.[2][1];
    });
  }

  /** Starts a replica of a node, which takes over when the node is down. */
  async addReplicaOf(master: number): Promise<number> {
    const id = String(await this.servers.client(master).call('CLUSTER', 'MYID'));
    const port = await this.startNode();
    await this.join(port);
    const replica = this.servers.client(port);
    await eventually(() => replica.call('CLUSTER', 'REPLICATE', id).catch(() => undefined));
    await eventually(async () => (await replica.info('replication')).includes('master_link_status:up'));
    return port;
  }

  /** Waits until a node's replica has all acknowledged writes: others would be lost with the node. */
  async replicated(node: number): Promise<void> {
    await eventually(async () => {
      const info = await this.servers.client(node).info('replication');
      const [, sent] = /^master_repl_offset:(\d+)/m.exec(info) ?? [];
      const [, received] = /^slave0:.*,offset=(\d+)/m.exec(info) ?? [];
      return sent !== undefined && sent === received;
    });
  }

  /** Kills a node. */
  kill(port: number): Promise<void> {
    this.killed.add(port);
    return this.servers.kill(port);
  }

  /** Restarts a killed node with its stored data. */
  async restart(port: number): Promise<void> {
    await this.servers.start(port, SETTINGS);
    this.killed.delete(port);
    await this.servesAll();
  }

  /** Empties a node, as if restarted without its file. */
  async forget(port: number): Promise<void> {
    await this.servers.client(port).flushall();
  }

  /** Waits until every living node reports that all keys are served. */
  async servesAll(): Promise<void> {
    await eventually(async () => {
      const states = await Promise.all(this.living().map((client) => client.call('CLUSTER', 'INFO')));
      return states.every((state) => String(state).includes('cluster_state:ok'));
    });
  }

  end(): Promise<void> {
    return this.servers.end();
  }

  private living(): Redis[] {
    return this.masters.filter((port) => !this.killed.has(port)).map((port) => this.servers.client(port));
  }

  private async startNode(): Promise<number> {
    const port = await eventually(async () => {
      const free = await freePort();
      return free + BUS_OFFSET <= PORT_MAX && free;
    });
    await this.servers.start(port, SETTINGS);
    return port;
  }

  private async join(port: number): Promise<void> {
    await this.servers.client(port).call('CLUSTER', 'MEET', '127.0.0.1', this.masters[0] ?? 0);
  }
}
