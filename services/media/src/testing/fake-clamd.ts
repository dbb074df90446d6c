import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** EICAR test file that every scanner reports; split, so that no scanner reports this source file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const COMMAND = 'zINSTREAM\0';

/** Behaviour of a scan: verdict, hang, broken connection, or a given answer. */
export type ClamdBehaviour = 'scan' | 'hang' | 'break off' | { say: string };

/** Content of a complete INSTREAM command: length-prefixed chunks up to an empty one. */
function streamed(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Speaks clamd's protocol on a socket: PING, and INSTREAM, where a file that contains EICAR is infected. */
export class FakeClamd {
  /** Behaviour of scans; a ping is always answered. */
  manner: ClamdBehaviour = 'scan';
  readonly scanned: Buffer[] = [];
  private port = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  /** @param path of a unix socket; a free port of loopback when absent. @returns its `CLAMD_URL`. */
  async listen(path?: string): Promise<string> {
    if (path) this.server.listen(path);
    else this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    if (path) return `unix:${path}`;
    this.port = (this.server.address() as AddressInfo).port;
    return `tcp://127.0.0.1:${this.port}`;
  }

  /** Listens again at the same port, after `close`. */
  async listenAgain(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get connections(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    const received: Buffer[] = [];
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      received.push(part);
      if (this.manner === 'break off' && part.toString('latin1').includes('INSTREAM'))
        return void socket.destroy();
      // A command ends with a zero byte.
      if (part.at(-1) === 0) this.answer(socket, Buffer.concat(received));
    });
  }

  private answer(socket: Socket, question: Buffer): void {
    if (question.toString('latin1') === 'zPING\0') return void socket.end('PONG\0');
    const file = streamed(question);
    if (!file || this.manner === 'hang') return;
    if (typeof this.manner === 'object') return void socket.end(this.manner.say);
    this.scanned.push(file);
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  }
}
