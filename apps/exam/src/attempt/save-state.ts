import type { AnswersBody, AnswersSaved } from '@concord/contracts';

/** The text of the option chosen; null for none. */
export type Choice = string | null;
type Choices = Readonly<Record<string, Choice>>;
type Edits = Readonly<Record<string, number>>;

/** Why saves stopped: another device continued, the attempt has ended, or the token is no longer accepted. */
export type SavePhase = 'open' | 'taken-over' | 'closed' | 'signed-out';

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
  | { readonly type: 'stopped'; readonly seq: number; readonly phase: Exclude<SavePhase, 'open'> }
  | { readonly type: 'resumed'; readonly attempt: AttemptOnServer };

export const startSaving = (attempt: AttemptOnServer): SaveState => ({
  choices: attempt.answers,
  confirmed: attempt.answers,
  unsaved: {},
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

/** Whether some choice is neither acknowledged nor in a save on its way. */
export const hasUnsent = (state: SaveState) =>
  Object.entries(state.unsaved).some(([question, edit]) =>
    state.inFlight.every((batch) => batch.edits[question] !== edit),
  );

/** The body of the next save: every choice that is not acknowledged, or a heartbeat when there is none. */
export function nextSave(state: SaveState): { readonly seq: number; readonly body: AnswersBody } {
  const seq = state.seq + 1;
  if (!hasUnsaved(state)) return { seq, body: {} };
  const answers = Object.fromEntries(
    Object.keys(state.unsaved).map((question) => [question, state.choices[question] ?? null]),
  );
  return { seq, body: { seq, answers } };
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
  for (const [question, edit] of edits) {
    if (unsaved[question] !== edit) continue;
    delete unsaved[question];
    confirmed[question] = state.choices[question] ?? null;
  }
  return { ...heard, unsaved, confirmed, savedAt: news ? answer.savedAt : state.savedAt };
}

/** A question that another device answered meanwhile takes that answer; every other unsent choice stays and is sent. */
function resumed(state: SaveState, attempt: AttemptOnServer): SaveState {
  const unsaved = Object.fromEntries(
    Object.entries(state.unsaved).filter(
      ([question]) => (attempt.answers[question] ?? null) === (state.confirmed[question] ?? null),
    ),
  );
  const own = Object.fromEntries(
    Object.keys(unsaved).map((question) => [question, state.choices[question] ?? null]),
  );
  return {
    ...state,
    choices: { ...attempt.answers, ...own },
    confirmed: attempt.answers,
    unsaved,
    seq: Math.max(state.seq, attempt.seq),
    inFlight: [],
    deadline: attempt.deadline,
    heardAt: attempt.serverTime,
    trouble: null,
    phase: 'open',
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
      return {
        ...state,
        seq: Math.max(state.seq, event.seq),
        inFlight: [...state.inFlight, { seq: event.seq, edits: state.unsaved }],
      };
    case 'acknowledged':
      return acknowledged(state, event.seq, event.answer);
    case 'failed':
      return {
        ...state,
        inFlight: without(state.inFlight, event.seq),
        trouble: { status: event.status, failures: (state.trouble?.failures ?? 0) + 1 },
      };
    case 'stopped':
      return { ...state, inFlight: without(state.inFlight, event.seq), phase: event.phase };
    case 'resumed':
      return resumed(state, event.attempt);
  }
}
