/** Reason of a failed attempt to send a mail. */
export interface SendFailure {
  /**
   * `temporary`: the server refused for now, or was not reached. `failed`: it refuses this mail. `unknown`: the connection
   * was lost while the content was being sent, so the server may have accepted it.
   */
  status: 'temporary' | 'failed' | 'unknown';
  /** Shown to staff. */
  reason: string;
}

/** The fields of nodemailer's errors that tell how far an attempt came. */
export interface SendError {
  message: string;
  code?: string;
  /** The SMTP status code, when the server answered. */
  responseCode?: number;
}

/** Errors of the session, such as a wrong password: the mail itself can still be sent later. */
const SESSION_ERRORS = ['EAUTH', 'ETLS', 'EDNS', 'ECONNECTION', 'EPROTOCOL', 'EOAUTH2', 'EPROXY'];

const MAX_REASON_LENGTH = 300;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH);

/**
 * Classifies an error of the mail library.
 * @param contentStarted whether sending the content had begun. From then on only an answer of the server tells whether it
 * has accepted the mail.
 */
export function classifySendError(error: SendError, contentStarted: boolean): SendFailure {
  const reason = oneLine(error.message) || 'The mail server gave no reason';
  const { responseCode = 0, code = '' } = error;
  if (responseCode >= 400 && responseCode < 500) return { status: 'temporary', reason };
  if (responseCode >= 500) return { status: SESSION_ERRORS.includes(code) ? 'temporary' : 'failed', reason };
  if (contentStarted) return { status: 'unknown', reason };
  // The library refuses an address or a message that no server could accept.
  return { status: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'failed' : 'temporary', reason };
}

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
/** About a day with the delays below. */
export const MAX_ATTEMPTS = 30;

/** Back-off after this many attempts, in ms: half a minute, doubled up to an hour. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), MAX_DELAY_MS);
