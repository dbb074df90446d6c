import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@concord/contracts/environment';
import type { LimitLog } from './core/limit-log';

/**
 * Connections ended at once for an address whose connections are all busy, because each search
 * visits all of them.
 */
const BUSY_ENDED = 50;
/** Initial credit of a new connection, so that it is not ended before it could send any. */
const HEAD_START = { bytes: 8 * 1024, ms: 1000 };

interface Connection {
  readonly socket: Socket;
  readonly client: Client;
  readonly openedAt: number;
  requests: number;
}

/** The connections of one address. */
interface Client {
  readonly key: string;
  readonly all: Set<Connection>;
  /** Idle connections, longest idle first. */
  readonly idle: Set<Connection>;
}

/**
 * Bounds the connections of a server. At the limit a new one is accepted and the address with most connections loses
 * one: the longest idle, or else the slowest.
 */
export class ConnectionLimit {
  private readonly clients = new Map<string, Client>();
  private readonly connections = new Map<Socket, Connection>();

  constructor(
    server: Server,
    private readonly max: number,
    private readonly log: LimitLog,
  ) {
    server.on('connection', (socket: Socket) => this.add(socket));
    server.prependListener('request', (request, response) => this.begin(request, response));
  }

  private add(socket: Socket): void {
    if (this.connections.size >= this.max) this.makeRoom();
    const key = addressKey(socket.remoteAddress ?? '');
    const client = this.clients.get(key) ?? { key, all: new Set(), idle: new Set() };
    this.clients.set(key, client);
    const connection = { socket, client, openedAt: performance.now(), requests: 0 };
    this.connections.set(socket, connection);
    client.all.add(connection);
    client.idle.add(connection);
    socket.once('close', () => this.remove(connection));
  }

  private begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    connection.requests += 1;
    connection.client.idle.delete(connection);
    response.once('close', () => {
      connection.requests -= 1;
      if (connection.requests === 0 && connection.client.all.has(connection))
        connection.client.idle.add(connection);
    });
  }

  private remove(connection: Connection): void {
    const { client, socket } = connection;
    this.connections.delete(socket);
    client.all.delete(connection);
    client.idle.delete(connection);
    if (client.all.size === 0) this.clients.delete(client.key);
  }

  private makeRoom(): void {
    let heaviest: Client | undefined;
    for (const client of this.clients.values())
      if (!heaviest || client.all.size > heaviest.all.size) heaviest = client;
    if (!heaviest) return;
    this.log.reached('connections', heaviest.key);
    const [idle] = heaviest.idle;
    const ended = idle ? [idle] : slowest([...heaviest.all]);
    for (const connection of ended) {
      this.remove(connection);
      connection.socket.destroy();
    }
  }
}

function slowest(connections: readonly Connection[]): Connection[] {
  const now = performance.now();
  const rated = connections.map((connection) => {
    const { socket, openedAt } = connection;
    const bytes = socket.bytesRead + socket.bytesWritten + HEAD_START.bytes;
    return { connection, rate: bytes / (now - openedAt + HEAD_START.ms) };
  });
  rated.sort((one, other) => one.rate - other.rate);
  return rated
    .slice(0, Math.ceil(Math.min(BUSY_ENDED, rated.length / 10)))
    .map(({ connection }) => connection);
}
