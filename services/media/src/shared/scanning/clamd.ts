import { connect, type NetConnectOpts } from 'node:net';
import { addAbortSignal } from 'node:stream';
import type { ScanVerdict } from '../../store/files/file.schema';

/** Time-out of a scan; a file of 5 MB takes some seconds. */
const SCAN_MS = 60_000;
/** Time-out of a ping; a health check counts as down after 2 s. */
const PING_MS = 1500;
/** Longest answer in bytes: one line with a word or the name of the malware. */
const ANSWER_MAX = 1000;

interface Timeouts {
  scanMs: number;
  pingMs: number;
}

/** Parses a `CLAMD_URL`: `tcp://host:3310` or `unix:/path`. */
export function clamdTarget(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Client of clamd, the daemon of ClamAV; one connection per command (man 8 clamd). */
export class Clamd {
  private readonly target: NetConnectOpts;

  constructor(
    address: string,
    private readonly timeouts: Timeouts = { scanMs: SCAN_MS, pingMs: PING_MS },
  ) {
    this.target = clamdTarget(address);
  }

  /** @throws Error when it does not answer. */
  async ping(): Promise<void> {
    const answer = await this.ask([Buffer.from('zPING\0')], this.timeouts.pingMs);
    if (answer !== 'PONG') throw unexpected(answer);
  }

  /** @throws Error when there is no verdict: it is away, too slow, or says something else. */
  async scan(bytes: Buffer): Promise<ScanVerdict> {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    // An empty chunk ends the stream, so an empty file consists of that chunk alone.
    const chunk = bytes.length > 0 ? [length, bytes] : [];
    const answer = await this.ask(
      [Buffer.from('zINSTREAM\0'), ...chunk, Buffer.alloc(4)],
      this.timeouts.scanMs,
    );
    if (answer === 'stream: OK') return { scan: 'clean' };
    const finding = /^stream: ([\x20-\x7e]{1,200}) FOUND$/.exec(answer)?.[1];
    if (!finding) throw unexpected(answer);
    return { scan: 'infected', finding };
  }

  /** @returns the answer without its end, a zero byte. */
  private async ask(question: Buffer[], timeoutMs: number): Promise<string> {
    const socket = connect(this.target);
    addAbortSignal(AbortSignal.timeout(timeoutMs), socket);
    try {
      socket.write(Buffer.concat(question));
      let answer = '';
      for await (const text of socket.setEncoding('latin1') as AsyncIterable<string>) {
        answer += text;
        if (answer.length > ANSWER_MAX) throw unexpected(answer);
        if (answer.endsWith('\0')) return answer.slice(0, -1);
      }
      throw new Error('it ended the connection before its answer');
    } catch (cause) {
      throw new Error('clamd does not answer as it should', { cause });
    } finally {
      socket.destroy();
    }
  }
}

const unexpected = (answer: string) => new Error(`clamd answers ${JSON.stringify(answer.slice(0, 200))}`);
