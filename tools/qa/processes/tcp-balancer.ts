import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../lib/ports.ts';

/**
 * Round-robin balancer for several processes of one kind, like a Service of Kubernetes. It balances
 * connections, not requests, and does not retry.
 */
export class TcpBalancer {
  readonly port: number;
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private targets: readonly number[] = [];
  private turn = 0;

  private constructor(port: number) {
    this.port = port;
    this.server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => this.forward(client));
  }

  static async start(): Promise<TcpBalancer> {
    const balancer = new TcpBalancer(await freePort());
    await new Promise<void>((resolve) => balancer.server.listen(balancer.port, '127.0.0.1', resolve));
    return balancer;
  }

  /** Adds a target on loopback for new connections. */
  add(port: number): void {
    this.targets = [...this.targets, port];
  }

  /** Removes a target for new connections; open ones stay. */
  remove(port: number): void {
    this.targets = this.targets.filter((each) => each !== port);
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(client: Socket): void {
    const { targets } = this;
    this.turn += 1;
    const port = targets[this.turn % Math.max(1, targets.length)];
    if (port === undefined) return void client.destroy();
    const target = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    this.join(client, target);
    this.join(target, client);
  }

  private join(from: Socket, to: Socket): void {
    this.open.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.open.delete(from);
      if (!from.readableEnded) to.destroy();
    });
  }
}
