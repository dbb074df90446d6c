/** How one try to send a mail ended. */
export interface MailOutcome {
  /**
   * `later`: the server refused for now, or was never reached. `failed`: it refuses this mail. `unknown`: the words
   * were on their way when the connection was lost, so that it may have been taken.
   */
  is: 'later' | 'failed' | 'unknown';
  /** For staff. */
  why: string;
}

/** The parts of a mail library's error that tell how far it came. */
export interface SendingError {
  message: string;
  code?: string;
  /** The server's SMTP code, when it answered. */
  responseCode?: number;
}

/** Refusals of the session, not of the mail: they are ours or the server's to mend, and the mail stays good. */
const OF_THE_SESSION = ['EAUTH', 'ETLS', 'EDNS', 'ECONNECTION', 'EPROTOCOL', 'EOAUTH2', 'EPROXY'];

const LONGEST = 300;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/**
 * @param wordsLeft whether the mail's words had begun to leave. Until then a lost connection loses nothing; from then
 * on only an answer of the server says whether it has the mail.
 */
export function outcomeOf(error: SendingError, wordsLeft: boolean): MailOutcome {
  const why = oneLine(error.message) || 'The mail server gave no reason';
  const { responseCode = 0, code = '' } = error;
  if (responseCode >= 400 && responseCode < 500) return { is: 'later', why };
  if (responseCode >= 500) return { is: OF_THE_SESSION.includes(code) ? 'later' : 'failed', why };
  if (wordsLeft) return { is: 'unknown', why };
  // The library itself refuses an address or a message that no server could take.
  return { is: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'failed' : 'later', why };
}

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;
/** With the pauses below about a day. */
export const MAX_TRIES = 30;

/** The pause before the next try: half a minute, doubling up to an hour. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(Math.max(tries, 1) - 1, 20), LONGEST_MS);
