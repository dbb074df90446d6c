import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { type Candidate, candidateOf, changedCandidate, isEnding, isSilent } from './candidate';
import { keptOrder, selected, type Selection } from './candidate-order';
import { ServerClock } from './server-clock';

/** Numbers above the list; of the chosen exam where one is chosen. */
export interface Counters {
  readonly sitting: number;
  readonly silent: number;
  readonly ending: number;
}

/** What the list is drawn from; the same object as long as nothing of it has changed. */
export interface MonitorView {
  readonly loaded: boolean;
  /** Attempts in the order in which they are shown. */
  readonly listed: readonly string[];
  readonly counters: Counters;
  /** How many sit in all, also those that are too many to be told. */
  readonly total: number;
  readonly told: number;
  readonly exams: readonly { readonly id: string; readonly name: string; readonly code: string }[];
}

const EVERYBODY: Selection = { exam: '', search: '', only: 'all', order: 'timeLeft' };
const NOTHING: MonitorView = {
  loaded: false,
  listed: [],
  counters: { sitting: 0, silent: 0, ending: 0 },
  total: 0,
  told: 0,
  exams: [],
};
/** Rows keep their places for this long after the pointer moved over them, so that nobody presses a wrong button. */
const POINTED_MS = 4000;

/** The server says something at least every 15 s. */
const USUAL_PAUSE_MS = 20_000;

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Who sits now, outside of React: news are gathered here and shown once a second, together with the clock, so that a
 * thousand candidates cost one drawing of the few rows in sight.
 */
export class MonitorStore {
  readonly clock = new ServerClock();
  private readonly candidates = new Map<string, Candidate>();
  private readonly exams = new Map<string, MonitorView['exams'][number]>();
  private readonly listeners = new Set<() => void>();
  private selection = EVERYBODY;
  private total = 0;
  private loaded = false;
  private view = NOTHING;
  private shownAt = Date.now();
  private heardAt = performance.now();
  private shownAge = 0;
  private shownKnown = Date.now();
  private pointedUntil = 0;
  private isFocused = false;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getView = () => this.view;
  readonly candidate = (attempt: string) => this.candidates.get(attempt);
  /** The moment that is shown: it moves with every drawing, not between them. */
  readonly now = () => this.shownAt;
  /** The moment up to which the shown is known: while the line is broken nobody falls silent by it. */
  readonly knownUntil = () => this.shownKnown;
  /** Whole seconds since anything was heard of the server, as of the moment that is shown. */
  readonly age = () => this.shownAge;

  heard(): void {
    this.heardAt = performance.now();
  }

  /** Takes everybody anew and shows them at once. */
  takeSnapshot({ serverTime, total, rows }: MonitorSnapshot): void {
    this.clock.set(serverTime);
    this.candidates.clear();
    for (const row of rows) this.add(candidateOf(row));
    this.total = total;
    this.loaded = true;
    this.show();
  }

  /** Takes news; they are shown with the next tick. */
  takeChange({ serverTime, added, changed, gone }: MonitorChange): void {
    this.clock.set(serverTime);
    const before = this.candidates.size;
    for (const row of added) this.add(candidateOf(row));
    for (const change of changed) {
      const candidate = this.candidates.get(change.attempt);
      if (candidate) this.candidates.set(change.attempt, changedCandidate(candidate, change));
    }
    for (const attempt of gone) this.candidates.delete(attempt);
    this.total = Math.max(this.candidates.size, this.total + this.candidates.size - before);
  }

  select(change: Partial<Selection>): void {
    this.selection = { ...this.selection, ...change };
    this.show(true);
  }

  /** The pointer moved over the rows. */
  pointed(): void {
    this.pointedUntil = performance.now() + POINTED_MS;
  }

  /** The keyboard is in a row, or has left. */
  focused(isFocused: boolean): void {
    this.isFocused = isFocused;
  }

  /** Shows what has come in and the time as it is. */
  show(anew = false): void {
    this.shownAt = this.clock.now();
    const age = Math.max(0, performance.now() - this.heardAt);
    this.shownAge = Math.floor(age / 1000);
    this.shownKnown = this.shownAt - Math.max(0, age - USUAL_PAUSE_MS);
    const times = { now: this.shownAt, known: this.shownKnown };
    const found = selected(this.candidates.values(), this.selection, times);
    const isHeld = !anew && (this.isFocused || performance.now() < this.pointedUntil);
    const ordered = isHeld ? keptOrder(this.view.listed, found) : found;
    const listed = ordered.map(({ attempt }) => attempt);
    this.view = {
      loaded: this.loaded,
      listed: sameList(listed, this.view.listed) ? this.view.listed : listed,
      counters: this.count(),
      total: this.total,
      told: this.candidates.size,
      exams: this.view.exams.length === this.exams.size ? this.view.exams : this.examList(),
    };
    for (const listener of this.listeners) listener();
  }

  private add(candidate: Candidate): void {
    const { exam, examName, examCode, attempt } = candidate;
    this.candidates.set(attempt, candidate);
    if (!this.exams.has(exam)) this.exams.set(exam, { id: exam, name: examName, code: examCode });
  }

  private count(): Counters {
    const counters = { sitting: 0, silent: 0, ending: 0 };
    for (const candidate of this.candidates.values()) {
      if (this.selection.exam && candidate.exam !== this.selection.exam) continue;
      counters.sitting += 1;
      if (isSilent(candidate, this.shownKnown)) counters.silent += 1;
      if (isEnding(candidate, this.shownAt)) counters.ending += 1;
    }
    return counters;
  }

  private examList(): MonitorView['exams'] {
    return [...this.exams.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
}
