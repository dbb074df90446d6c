import { INSTITUTE } from '@concord/contracts';
import { createTransport, type Transporter } from 'nodemailer';
import type { Readable } from 'node:stream';
import { type MailOutcome, outcomeOf, type SendingError } from './mail-outcome';

/** What is sent of a mail. */
export interface OutgoingMail {
  key: string;
  name: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailServerOptions {
  url: string;
  /** The sender's address; the institute's own when absent. */
  from: string | undefined;
  /** Origin that people use: its host is the name by which we greet the mail server. */
  publicUrl: string | undefined;
}

const CONNECT_MS = 10_000;
/** A server may look at a mail for long before it answers; less than a claim lasts. */
const SILENCE_MS = 60_000;
/** Connections that lie idle longer are often dropped by the server. */
const IDLE_MS = 20_000;
const CONNECTIONS = 4;
/** All of one try. */
export const SENDING_MS = 100_000;

/** The mail server: one pool of connections, TLS as its URL says. */
export class MailServer {
  private readonly transport: Transporter;
  private readonly from: string;
  /** The words of mails under way, by message id. */
  private readonly words = new Map<string, Readable>();

  constructor({ url, from = INSTITUTE.email, publicUrl }: MailServerOptions) {
    this.from = from;
    this.transport = createTransport({
      url,
      pool: true,
      name: publicUrl ? new URL(publicUrl).hostname : undefined,
      maxConnections: CONNECTIONS,
      // When to try again is ours to decide.
      maxRequeues: 0,
      idleTimeout: IDLE_MS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as const);
    this.transport.use('stream', ({ message }, done) => {
      const create = message.createReadStream.bind(message);
      message.createReadStream = (...options) => {
        const stream = create(...options);
        this.words.set(message.messageId(), stream);
        return stream;
      };
      done();
    });
  }

  /** @returns undefined when the server has taken the mail. Never throws. */
  async send(mail: OutgoingMail): Promise<MailOutcome | undefined> {
    const messageId = `<${mail.key}@${this.from.split('@')[1]}>`;
    try {
      await this.transport.sendMail({
        messageId,
        from: { name: INSTITUTE.name, address: this.from },
        to: { name: mail.name, address: mail.to },
        envelope: { from: this.from, to: [mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(SENDING_MS),
      });
      return undefined;
    } catch (error) {
      return outcomeOf(error as SendingError, this.words.get(messageId)?.readableDidRead ?? false);
    } finally {
      this.words.delete(messageId);
    }
  }

  /** @throws Error when the server does not let us in. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  close(): void {
    this.transport.close();
  }
}
