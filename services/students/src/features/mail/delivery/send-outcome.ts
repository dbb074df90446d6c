/** Result of a failed attempt to send a mail. */
export interface SendFailure {
  /**
   * `temporary`: the server is unreachable, or refused for now. `failed`: it refused the mail. `unknown`: the
   * connection was lost while sending the content, so the server may have accepted the mail.
   */
  status: 'temporary' | 'failed' | 'unknown';
  /** Shown to staff. */
  reason: string;
}

/** Fields of nodemailer's errors that show how far an attempt came. */
export interface SendError {
  message: string;
  code?: string;
  /** SMTP status code, if the server answered. */
  responseCode?: number;
}

/** Errors of the session, such as a wrong password, after which the mail can still be sent. */
const SESSION_ERRORS = ['EAUTH', 'ETLS', 'EDNS', 'ECONNECTION', 'EPROTOCOL', 'EOAUTH2', 'EPROXY'];

const MAX_REASON_LENGTH = 300;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH);

/**
 * Classifies an error of the mail library.
 * @param contentStarted true if the content was being sent: from then on, only an answer shows whether the server
 * accepted it
 */
export function classifySendError(error: SendError, contentStarted: boolean): SendFailure {
  const reason = oneLine(error.message) || 'The mail server gave no reason';
  const { responseCode = 0, code = '' } = error;
  if (responseCode >= 400 && responseCode < 500) return { status: 'temporary', reason };
  if (responseCode >= 500) return { status: SESSION_ERRORS.includes(code) ? 'temporary' : 'failed', reason };
  if (contentStarted) return { status: 'unknown', reason };
  // The library refuses addresses and messages that no server could accept.
  return { status: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'failed' : 'temporary', reason };
}

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
/** About a day, with the delays of {@link retryDelay}. */
export const MAX_ATTEMPTS = 30;

/** Back-off after this many attempts, in ms: 30 seconds, doubled up to an hour. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), MAX_DELAY_MS);
