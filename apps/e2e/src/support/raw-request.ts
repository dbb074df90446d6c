import { connect } from 'node:net';

/** Requests an address exactly as it is written, which no HTTP client does. */
export function rawGet(
  base: string,
  target: string,
): Promise<{ status: number; headers: string; body: string }> {
  const { hostname, port, host } = new URL(base);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port || 80) }, () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${target.slice(0, 80)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers, body: body.join('\r\n\r\n') });
    });
  });
}
