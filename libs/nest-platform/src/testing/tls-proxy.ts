import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls';
import { TLS_CERTIFICATE, TLS_KEY } from './tls-certificate';

/**
 * TLS proxy with {@link TLS_CERTIFICATE} in front of a plain server, like a store in a cloud.
 *
 * @example
 * TlsProxy.trust();
 * const proxy = await TlsProxy.to('redis://127.0.0.1:6379');
 * connectTo(`rediss://localhost:${proxy.port}`);
 */
export class TlsProxy {
  /** Number of encrypted connections so far. */
  accepted = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(target: URL) {
    this.server = createServer({ key: TLS_KEY, cert: TLS_CERTIFICATE }, (near) => {
      this.accepted += 1;
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
      }
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    });
    this.server.on('tlsClientError', () => undefined);
  }

  /** @param target a URL with host and port */
  static async to(target: string): Promise<TlsProxy> {
    const proxy = new TlsProxy(new URL(target));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** Makes this process trust {@link TLS_CERTIFICATE}, like NODE_EXTRA_CA_CERTS. */
  static trust(): void {
    setDefaultCACertificates([...getCACertificates('default'), TLS_CERTIFICATE]);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}
