import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Steps of a session at which the server answers. */
export type SmtpStage = 'greeting' | 'mail' | 'rcpt' | 'data' | 'content';

/** An SMTP answer, no answer, or a closed connection. */
type SmtpAnswer = string | 'silence' | 'drop';

export interface AcceptedMail {
  from: string;
  to: string;
  /** Headers and body as received. */
  source: string;
}

const DEFAULT_ANSWERS: Record<SmtpStage, string> = {
  greeting: '220 fake.example ESMTP',
  mail: '250 2.1.0 fine',
  rcpt: '250 2.1.5 fine',
  data: '354 go on',
  content: '250 2.0.0 taken',
};

/** An SMTP server on loopback that records the mails it accepts. */
export class FakeSmtp {
  readonly accepted: AcceptedMail[] = [];
  /** Names in the EHLO of clients. */
  readonly greetings: string[] = [];
  /** Number of received mails, accepted or not. */
  received = 0;
  /** Overrides the default answers. */
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
    let isContent = false;
    let buffer = '';
    const answer = (stage: SmtpStage): boolean => {
      const reply = this.behaviour?.(stage, mail.to) ?? DEFAULT_ANSWERS[stage];
      if (reply === 'drop') socket.destroy();
      else if (reply !== 'silence') socket.write(`${reply}\r\n`);
      return /^[23]/.test(reply);
    };
    const command = (line: string): void => {
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
      if (/^(EHLO|HELO)/i.test(line)) {
        this.greetings.push(line.slice(5));
        socket.write('250-fake.example\r\n250 8BITMIME\r\n');
      } else if (/^MAIL FROM/i.test(line)) {
        mail.from = address;
        answer('mail');
      } else if (/^RCPT TO/i.test(line)) {
        mail.to = address;
        answer('rcpt');
      } else if (/^DATA/i.test(line)) isContent = answer('data');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(isContent ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const chunkText = buffer.slice(0, end);
        buffer = buffer.slice(end + (isContent ? 5 : 2));
        if (!isContent) command(chunkText);
        else {
          isContent = false;
          this.received += 1;
          if (answer('content')) this.accepted.push({ ...mail, source: chunkText });
        }
      }
    });
    answer('greeting');
  }
}
