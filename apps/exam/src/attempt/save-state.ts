import type { AnswersBody, AnswersSaved } from '@concord/contracts';

/** The text of the option chosen; null for none. */
export type Choice = string | null;
type Choices = Readonly<Record<string, Choice>>;
type Edits = Readonly<Record<string, number>>;

/**
 * Why saves stopped: another device continued, the attempt has ended, the token is no longer accepted, staff began the
 * exam anew, or the attempt is not there any more.
 */
export type StopPhase = 'taken-over' | 'closed' | 'signed-out' | 'reset' | 'gone';
export type SavePhase = 'open' | StopPhase;

/** A save on its way: the edit number of each answer that it carries. */
interface Batch {
  readonly seq: number;
  readonly edits: Edits;
}

/** Everything about the answers of one attempt, as kept on the device. */
export interface SaveState {
  /** What the student chose. */
  readonly choices: Choices;
  /** What the server is known to hold. */
  readonly confirmed: Choices;
  /** The edit number of every choice that the server has not acknowledged. */
  readonly unsaved: Edits;
  /** What was sent for a question since its last acknowledgement: the server may hold any of it. */
  readonly tried: Readonly<Record<string, readonly Choice[]>>;
  /** The edit numbers that came after the end, which the server keeps aside for staff. */
  readonly setAside: Edits;
  readonly edit: number;
  /** The highest sequence number used or heard of. */
  readonly seq: number;
  readonly inFlight: readonly Batch[];
  readonly deadline: string;
  /** The server's clock at its latest answer: an answer overtaken on the way changes nothing. */
  readonly heardAt: string;
  readonly savedAt: string | null;
  /** Failures in a row; `status` 0 means that no answer came. */
  readonly trouble: { readonly status: number; readonly failures: number } | null;
  readonly phase: SavePhase;
}

/** What the server knows of an attempt when it starts or resumes. */
export interface AttemptOnServer {
  readonly answers: Readonly<Record<string, string>>;
  readonly seq: number;
  readonly deadline: string;
  readonly serverTime: string;
}

export type SaveEvent =
  | { readonly type: 'chosen'; readonly question: string; readonly choice: Choice }
  | { readonly type: 'sent'; readonly seq: number }
  | { readonly type: 'acknowledged'; readonly seq: number; readonly answer: AnswersSaved }
  | { readonly type: 'failed'; readonly seq: number; readonly status: number }
  | { readonly type: 'stopped'; readonly seq?: number; readonly phase: StopPhase }
  | { readonly type: 'resumed'; readonly attempt: AttemptOnServer };

export const startSaving = (attempt: AttemptOnServer): SaveState => ({
  choices: attempt.answers,
  confirmed: attempt.answers,
  unsaved: {},
  tried: {},
  setAside: {},
  edit: 0,
  seq: attempt.seq,
  inFlight: [],
  deadline: attempt.deadline,
  heardAt: attempt.serverTime,
  savedAt: null,
  trouble: null,
  phase: 'open',
});

/** Sequence numbers that may have been used just before a page went away without being kept. */
const SEQ_GAP = 100;

/** A kept state taken up by a new page: nothing is on its way any more. */
export const takeUp = (kept: SaveState): SaveState => ({
  ...kept,
  seq: kept.seq + SEQ_GAP,
  inFlight: [],
  trouble: null,
});

export const hasUnsaved = (state: SaveState) => Object.keys(state.unsaved).length > 0;

/** Whether a save on its way carries this edit. */
const isOnItsWay = (state: SaveState, [question, edit]: readonly [string, number]) =>
  state.inFlight.some((batch) => batch.edits[question] === edit);

/** Whether some choice is neither acknowledged nor in a save on its way. */
export const hasUnsent = (state: SaveState) =>
  Object.entries(state.unsaved).some((edit) => !isOnItsWay(state, edit));

/** Browsers keep 64 KiB alive after a page, for all its calls together; two saves may be on their way at once. */
const SAVE_BYTES = 24_000;
const ENTRY_BYTES = 8;
const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

/** What the next save carries: all that is not acknowledged, as far as it fits, what nothing carries yet first. */
function nextEdits(state: SaveState): Edits {
  const waiting = Object.entries(state.unsaved).sort(
    (a, b) => Number(isOnItsWay(state, a)) - Number(isOnItsWay(state, b)) || b[1] - a[1],
  );
  const edits: Record<string, number> = {};
  let bytes = 0;
  for (const [question, edit] of waiting) {
    bytes += bytesOf(question) + bytesOf(state.choices[question] ?? '') + ENTRY_BYTES;
    if (bytes > SAVE_BYTES && Object.keys(edits).length > 0) break;
    edits[question] = edit;
  }
  return edits;
}

const choicesOf = (state: SaveState, questions: readonly string[]) =>
  Object.fromEntries(questions.map((question) => [question, state.choices[question] ?? null]));

/** The body of the next save, or a heartbeat when every choice is acknowledged. */
export function nextSave(state: SaveState): { readonly seq: number; readonly body: AnswersBody } {
  const seq = state.seq + 1;
  const questions = Object.keys(nextEdits(state));
  return { seq, body: questions.length === 0 ? {} : { seq, answers: choicesOf(state, questions) } };
}

const without = (batches: readonly Batch[], seq: number) => batches.filter((batch) => batch.seq !== seq);

function acknowledged(state: SaveState, seq: number, answer: AnswersSaved): SaveState {
  const batch = state.inFlight.find((item) => item.seq === seq);
  const news = answer.serverTime >= state.heardAt;
  const heard: SaveState = {
    ...state,
    inFlight: without(state.inFlight, seq),
    trouble: null,
    ...(news ? { deadline: answer.deadline, heardAt: answer.serverTime } : {}),
  };
  const edits = Object.entries(batch?.edits ?? {});
  // Someone else wrote with higher numbers, so these answers may have been passed over: they are sent again above.
  if (answer.seq > state.seq) return { ...heard, seq: answer.seq };
  if (edits.length === 0) return heard;

  const unsaved = { ...state.unsaved };
  const confirmed = { ...state.confirmed };
  const tried = { ...state.tried };
  for (const [question, edit] of edits) {
    if (unsaved[question] !== edit) continue;
    delete unsaved[question];
    delete tried[question];
    confirmed[question] = state.choices[question] ?? null;
  }
  return { ...heard, unsaved, confirmed, tried, savedAt: news ? answer.savedAt : state.savedAt };
}

/** A question that another device answered meanwhile takes that answer; every other unsent choice stays and is sent. */
function resumed(state: SaveState, attempt: AttemptOnServer): SaveState {
  const isOwn = (question: string) => {
    const held = attempt.answers[question] ?? null;
    // A save whose answer was lost on the way back is this device's too: it is not the other one's choice.
    return [state.confirmed[question] ?? null, ...(state.tried[question] ?? [])].includes(held);
  };
  const unsaved = Object.fromEntries(Object.entries(state.unsaved).filter(([question]) => isOwn(question)));
  const own = choicesOf(state, Object.keys(unsaved));
  return {
    ...state,
    choices: { ...attempt.answers, ...own },
    confirmed: attempt.answers,
    unsaved,
    tried: Object.fromEntries(Object.entries(state.tried).filter(([question]) => question in unsaved)),
    setAside: {},
    seq: Math.max(state.seq, attempt.seq),
    inFlight: [],
    deadline: attempt.deadline,
    heardAt: attempt.serverTime,
    trouble: null,
    phase: 'open',
  };
}

function sent(state: SaveState, seq: number): SaveState {
  const edits = nextEdits(state);
  const tried = { ...state.tried };
  for (const question of Object.keys(edits)) {
    const choice = state.choices[question] ?? null;
    const before = tried[question] ?? [];
    if (!before.includes(choice)) tried[question] = [...before, choice];
  }
  return { ...state, tried, seq: Math.max(state.seq, seq), inFlight: [...state.inFlight, { seq, edits }] };
}

function stopped(state: SaveState, phase: StopPhase, seq = 0): SaveState {
  const batch = phase === 'closed' ? state.inFlight.find((item) => item.seq === seq) : undefined;
  return {
    ...state,
    inFlight: without(state.inFlight, seq),
    setAside: { ...state.setAside, ...batch?.edits },
    phase,
  };
}

/** The one place where the state of saving changes. */
export function saveReducer(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'chosen': {
      const edit = state.edit + 1;
      return {
        ...state,
        edit,
        choices: { ...state.choices, [event.question]: event.choice },
        unsaved: { ...state.unsaved, [event.question]: edit },
      };
    }
    case 'sent':
      return sent(state, event.seq);
    case 'acknowledged':
      return acknowledged(state, event.seq, event.answer);
    case 'failed':
      return {
        ...state,
        inFlight: without(state.inFlight, event.seq),
        trouble: { status: event.status, failures: (state.trouble?.failures ?? 0) + 1 },
      };
    case 'stopped':
      return stopped(state, event.phase, event.seq);
    case 'resumed':
      return resumed(state, event.attempt);
  }
}
