import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Where a conversation stands when the server decides what to say. */
export type SmtpStage = 'greeting' | 'mail' | 'rcpt' | 'data' | 'words';

/** An SMTP answer, or to say nothing, or to hang up. */
type SmtpAnswer = string | 'silence' | 'drop';

export interface TakenMail {
  from: string;
  to: string;
  /** Headers and body as they came. */
  source: string;
}

const USUAL: Record<SmtpStage, string> = {
  greeting: '220 fake.example ESMTP',
  mail: '250 2.1.0 fine',
  rcpt: '250 2.1.5 fine',
  data: '354 go on',
  words: '250 2.0.0 taken',
};

/** A mail server on loopback, which stands for the one on the internet: it speaks SMTP and keeps what it took. */
export class FakeSmtp {
  readonly taken: TakenMail[] = [];
  /** The names by which clients greeted. */
  readonly greetings: string[] = [];
  /** Words received, taken or not. */
  received = 0;
  /** Replaces the usual answers while set. */
  behaviour?: (stage: SmtpStage, to: string) => SmtpAnswer | undefined;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    const mail = { from: '', to: '', source: '' };
    let isWords = false;
    let waiting = '';
    const say = (stage: SmtpStage): boolean => {
      const answer = this.behaviour?.(stage, mail.to) ?? USUAL[stage];
      if (answer === 'drop') socket.destroy();
      else if (answer !== 'silence') socket.write(`${answer}\r\n`);
      return /^[23]/.test(answer);
    };
    const command = (line: string): void => {
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
      if (/^(EHLO|HELO)/i.test(line)) {
        this.greetings.push(line.slice(5));
        socket.write('250-fake.example\r\n250 8BITMIME\r\n');
      } else if (/^MAIL FROM/i.test(line)) {
        mail.from = address;
        say('mail');
      } else if (/^RCPT TO/i.test(line)) {
        mail.to = address;
        say('rcpt');
      } else if (/^DATA/i.test(line)) isWords = say('data');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    };
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8');
      for (;;) {
        const end = waiting.indexOf(isWords ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = waiting.slice(0, end);
        waiting = waiting.slice(end + (isWords ? 5 : 2));
        if (!isWords) command(piece);
        else {
          isWords = false;
          this.received += 1;
          if (say('words')) this.taken.push({ ...mail, source: piece });
        }
      }
    });
    say('greeting');
  }
}
