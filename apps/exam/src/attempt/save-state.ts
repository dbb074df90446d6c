import type { AnswersBody, AnswersSaved, AttemptPause } from '@concord/contracts';
import type { Batch, Choice, Edits, SaveState, StopPhase } from '../device/records';

/** The server's state of an attempt at its start or resumption. */
export interface AttemptOnServer {
  readonly answers: Readonly<Record<string, string>>;
  readonly seq: number;
  readonly deadline: string;
  readonly pause?: AttemptPause | undefined;
  readonly serverTime: string;
}

export type SaveEvent =
  | { readonly type: 'chosen'; readonly question: string; readonly choice: Choice }
  | { readonly type: 'sent'; readonly seq: number }
  | { readonly type: 'acknowledged'; readonly seq: number; readonly answer: AnswersSaved }
  | { readonly type: 'failed'; readonly seq: number; readonly status: number }
  | { readonly type: 'stopped'; readonly seq?: number; readonly phase: StopPhase }
  | { readonly type: 'resumed'; readonly attempt: AttemptOnServer };

export const initialSaveState = (attempt: AttemptOnServer): SaveState => ({
  choices: attempt.answers,
  confirmed: attempt.answers,
  unsaved: {},
  tried: {},
  setAside: {},
  edit: 0,
  seq: attempt.seq,
  inFlight: [],
  deadline: attempt.deadline,
  pause: attempt.pause,
  heardAt: attempt.serverTime,
  savedAt: null,
  trouble: null,
  phase: 'open',
});

/** Maximum sequence numbers that a closing page may have used without storing them. */
const SEQ_GAP = 100;

/** Restores a stored state on a new page: nothing is in flight. */
export const restoreSaveState = (stored: SaveState): SaveState => ({
  ...stored,
  seq: stored.seq + SEQ_GAP,
  inFlight: [],
  trouble: null,
});

export const hasUnsaved = (state: SaveState) => Object.keys(state.unsaved).length > 0;

/** Saves in flight whose answer is still expected. */
const awaited = ({ inFlight }: SaveState) => inFlight.filter(({ overtaken }) => !overtaken);
export const isAwaiting = (state: SaveState) => awaited(state).length > 0;

/** True if answers are unsent and the last save got no answer: only another try detects a restored connection. */
export const isUnanswered = (state: SaveState) => state.trouble?.status === 0 && hasUnsaved(state);

/** True if a save in flight contains this edit. */
const isInFlight = (state: SaveState, [question, edit]: readonly [string, number]) =>
  awaited(state).some((batch) => batch.edits[question] === edit);

/** True if some choice is neither acknowledged nor in flight. */
export const hasUnsent = (state: SaveState) =>
  Object.entries(state.unsaved).some((edit) => !isInFlight(state, edit));

/**
 * Maximum size of a save: browsers allow 64 KiB of keepalive requests per page, and two saves may
 * be in flight at once.
 */
const SAVE_BYTES = 24_000;
const ENTRY_BYTES = 8;
const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

/** Edits of the next save: all unacknowledged ones that fit, those not in flight first. */
function nextEdits(state: SaveState): Edits {
  const waiting = Object.entries(state.unsaved).sort(
    (a, b) => Number(isInFlight(state, a)) - Number(isInFlight(state, b)) || b[1] - a[1],
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

/** Body of the next save, or a heartbeat if every choice is acknowledged. */
export function nextSave(state: SaveState): { readonly seq: number; readonly body: AnswersBody } {
  const seq = state.seq + 1;
  const questions = Object.keys(nextEdits(state));
  return { seq, body: questions.length === 0 ? {} : { seq, answers: choicesOf(state, questions) } };
}

const without = (batches: readonly Batch[], seq: number) => batches.filter((batch) => batch.seq !== seq);

function acknowledged(state: SaveState, seq: number, answer: AnswersSaved): SaveState {
  const batch = state.inFlight.find((item) => item.seq === seq);
  const isNewer = answer.serverTime >= state.heardAt;
  const inFlight = without(state.inFlight, seq);
  const received: SaveState = {
    ...state,
    inFlight:
      state.trouble?.status === 0 ? inFlight.map((other) => ({ ...other, overtaken: true })) : inFlight,
    trouble: null,
    ...(isNewer ? { deadline: answer.deadline, pause: answer.pause, heardAt: answer.serverTime } : {}),
  };
  const edits = Object.entries(batch?.edits ?? {});
  // Another device saved with higher numbers, so the server may have skipped these answers: send
  // them again.
  if (answer.seq > state.seq) return { ...received, seq: answer.seq };
  if (edits.length === 0) return received;

  const unsaved = { ...state.unsaved };
  const confirmed = { ...state.confirmed };
  const tried = { ...state.tried };
  const acknowledgedAs = { ...state.acknowledgedAs };
  for (const [question, edit] of edits) {
    acknowledgedAs[question] = Math.max(acknowledgedAs[question] ?? 0, seq);
    if (unsaved[question] !== edit) continue;
    delete unsaved[question];
    delete tried[question];
    confirmed[question] = state.choices[question] ?? null;
  }
  const savedAt = isNewer ? answer.savedAt : state.savedAt;
  return { ...received, unsaved, confirmed, acknowledgedAs, tried, savedAt };
}

const pick = <T>(values: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

/**
 * Answers given by another device in the meantime win; every other unsent choice stays and is sent.
 * An answer acknowledged under a higher number than this state's stays and is sent again: the state
 * was read before it, or comes from a backup that lacks it.
 */
function resumed(state: SaveState, attempt: AttemptOnServer): SaveState {
  const isNewer = attempt.serverTime >= state.heardAt;
  const acknowledgedAs = state.acknowledgedAs ?? {};
  const missed = Object.keys(acknowledgedAs).filter(
    (question) => (acknowledgedAs[question] ?? 0) > attempt.seq,
  );
  const onServer = { ...attempt.answers, ...pick(state.confirmed, missed) };
  const isOwn = (question: string) =>
    // A save with a lost response is this device's choice too, not the other one's.
    [state.confirmed[question] ?? null, ...(state.tried[question] ?? [])].includes(
      onServer[question] ?? null,
    );
  const edit = state.edit + 1;
  const unsaved = {
    ...Object.fromEntries(missed.map((question) => [question, edit])),
    ...Object.fromEntries(Object.entries(state.unsaved).filter(([question]) => isOwn(question))),
  };
  return {
    ...state,
    choices: { ...onServer, ...choicesOf(state, Object.keys(unsaved)) },
    confirmed: onServer,
    unsaved,
    tried: pick(state.tried, Object.keys(unsaved)),
    setAside: {},
    edit,
    seq: Math.max(state.seq, attempt.seq),
    inFlight: [],
    ...(isNewer ? { deadline: attempt.deadline, pause: attempt.pause, heardAt: attempt.serverTime } : {}),
    trouble: null,
    phase: 'open',
  };
}

function sent(state: SaveState, seq: number): SaveState {
  const edits = nextEdits(state);
  const tried = { ...state.tried };
  for (const question of Object.keys(edits)) {
    const choice = state.choices[question] ?? null;
    const earlier = tried[question] ?? [];
    if (!earlier.includes(choice)) tried[question] = [...earlier, choice];
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

/** The only place where the save state changes. */
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
        trouble: state.inFlight.some(({ seq, overtaken }) => seq === event.seq && overtaken)
          ? state.trouble
          : { status: event.status, failures: (state.trouble?.failures ?? 0) + 1 },
      };
    case 'stopped':
      return stopped(state, event.phase, event.seq);
    case 'resumed':
      return resumed(state, event.attempt);
  }
}
