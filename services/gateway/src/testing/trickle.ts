import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Trickle {
  socket: Socket;
  end: () => void;
}

interface TrickleOptions {
  sockets: number;
  /** Number of loopback addresses to call from. */
  addresses?: number;
  path: string;
  /** Announced length of each body; 8 bytes are sent at once, and further ones in turn. */
  length: number;
  /** Interval between further bytes; none are sent without it. */
  pauseMs?: number;
  /** Number of further bytes. */
  bytes?: number;
}

/** Starts calls whose bodies come slowly or never; the caller ends each. */
export function trickle(port: number, options: TrickleOptions): Promise<Trickle[]> {
  return Promise.all(Array.from({ length: options.sockets }, (_, index) => begin(port, index, options)));
}

async function begin(
  port: number,
  index: number,
  { addresses = 1, path, length, pauseMs, bytes = 1 }: TrickleOptions,
): Promise<Trickle> {
  const localAddress = `127.0.1.${1 + (index % addresses)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n{"email"`);
  const timer =
    pauseMs === undefined ? undefined : setInterval(() => socket.write(Buffer.alloc(bytes, 'a')), pauseMs);
  const end = (): void => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.once('close', end);
  return { socket, end };
}
