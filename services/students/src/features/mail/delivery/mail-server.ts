import { INSTITUTE } from '@concord/institute';
import { createTransport, type Transporter } from 'nodemailer';
import type { Readable } from 'node:stream';
import type { WorkerEnv } from '../../../env';
import type { MailRecord } from '../../../store/mails/mail.schema';
import type { PrintedFile } from './mail-documents';
import { classifySendError, type SendError, type SendFailure } from './send-outcome';

const CONNECT_TIMEOUT_MS = 10_000;
/** Time-out of an answer, because a server may check a mail for a while. Shorter than a claim. */
const SOCKET_TIMEOUT_MS = 60_000;
/** Shorter than the idle time after which many servers close connections. */
const IDLE_TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 4;
/** Time-out of a whole attempt. */
export const SEND_TIMEOUT_MS = 100_000;

/** A mail to send; its key becomes the message id. */
export type OutgoingMail = Pick<
  MailRecord,
  'key' | 'name' | 'to' | 'subject' | 'text' | 'html' | 'attachments'
>;

/** The SMTP server: a pool of connections, by TLS for `smtps://`. */
export class MailServer {
  private readonly transport: Transporter;
  private readonly from: string;
  /** Content streams of mails that are being sent, by message id. */
  private readonly contentStreams = new Map<string, Readable>();

  constructor(url: string, { MAIL_FROM: from = INSTITUTE.email, PUBLIC_URL: publicUrl }: WorkerEnv) {
    this.from = from;
    this.transport = createTransport({
      url,
      pool: true,
      // Name in the SMTP greeting.
      name: publicUrl ? new URL(publicUrl).hostname : undefined,
      maxConnections: MAX_CONNECTIONS,
      // The outbox does the retries.
      maxRequeues: 0,
      idleTimeout: IDLE_TIMEOUT_MS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as const);
    this.transport.use('stream', ({ message }, done) => {
      const create = message.createReadStream.bind(message);
      message.createReadStream = (...options) => {
        const stream = create(...options);
        this.contentStreams.set(message.messageId(), stream);
        return stream;
      };
      done();
    });
  }

  /** Never throws. @returns undefined if the server accepted the mail */
  async send(mail: OutgoingMail, file?: PrintedFile): Promise<SendFailure | undefined> {
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
        attachments: [
          ...(mail.attachments ?? []).map(({ name, type, content }) => ({
            filename: name,
            contentType: `${type}; charset=utf-8`,
            content,
          })),
          ...(file ? [{ filename: file.name, contentType: file.type, content: file.bytes }] : []),
        ],
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      return undefined;
    } catch (error) {
      return classifySendError(
        error as SendError,
        this.contentStreams.get(messageId)?.readableDidRead ?? false,
      );
    } finally {
      this.contentStreams.delete(messageId);
    }
  }

  /** @throws Error if the connection or the sign-in fails */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  close(): void {
    this.transport.close();
  }
}
