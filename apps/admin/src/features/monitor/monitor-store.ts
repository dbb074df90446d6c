import { ServerClock } from '@concord/api-client/browser';
import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { type Candidate, candidateOf, isEnding, isSilent, withChange } from './candidate';
import { DEFAULT_SELECTION, keepOrder, selectCandidates, type Selection } from './candidate-selection';

/** Counts of the selected exam, or of all. */
export interface Counters {
  readonly sitting: number;
  readonly silent: number;
  readonly ending: number;
}

/** State of the page; its parts are stable until they change. */
export interface MonitorView {
  readonly loaded: boolean;
  /** Attempts in displayed order. */
  readonly listed: readonly string[];
  /** Listed attempts that are selected. */
  readonly chosen: readonly string[];
  readonly counters: Counters;
  /** Number of candidates sitting, including those beyond the server's row limit. */
  readonly total: number;
  /** Number of candidates received from the server. */
  readonly received: number;
  readonly selection: Selection;
  readonly exams: readonly { readonly id: string; readonly name: string; readonly code: string }[];
  /** Server time in ms. */
  readonly now: number;
  /** Time up to which the data is complete, so that a broken connection of this page makes no candidate silent. */
  readonly knownUntil: number;
  /** Whole seconds since the server's last message. */
  readonly age: number;
}

const EMPTY_VIEW: MonitorView = {
  loaded: false,
  listed: [],
  chosen: [],
  counters: { sitting: 0, silent: 0, ending: 0 },
  total: 0,
  received: 0,
  selection: DEFAULT_SELECTION,
  exams: [],
  now: 0,
  knownUntil: 0,
  age: 0,
};
/**
 * Time for which the order is frozen after the pointer moved over the rows, to prevent clicks on a wrong
 * button.
 */
const POINTER_FREEZE_MS = 4000;

/** Maximum normal pause between two messages: the server sends a heartbeat every 15 s. */
const HEARTBEAT_TOLERANCE_MS = 20_000;

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Candidates outside of React state. Changes are collected and published once a second with the clock, so
 * that a thousand candidates cost one rendering of the visible rows.
 */
export class MonitorStore {
  /** Uses only the monotonic clock, because messages would not soon correct a changed device clock. */
  private readonly clock = new ServerClock(
    0,
    () => performance.now(),
    () => performance.now(),
  );
  private readonly candidates = new Map<string, Candidate>();
  private readonly exams = new Map<string, MonitorView['exams'][number]>();
  private readonly listeners = new Set<() => void>();
  private readonly chosen = new Set<string>();
  private selection = DEFAULT_SELECTION;
  private total = 0;
  private loaded = false;
  private view = EMPTY_VIEW;
  private receivedAt = performance.now();
  private frozenUntil = 0;
  private rowHasFocus = false;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getView = () => this.view;
  readonly candidate = (attempt: string) => this.candidates.get(attempt);

  /** Records an event or heartbeat of the server. */
  messageReceived(): void {
    this.receivedAt = performance.now();
  }

  /** Replaces all candidates and publishes at once. */
  applySnapshot({ serverTime, total, rows }: MonitorSnapshot): void {
    this.clock.sync(serverTime, this.clock.running());
    this.candidates.clear();
    for (const row of rows) this.add(candidateOf(row));
    this.total = total;
    this.loaded = true;
    this.publish();
  }

  /** Applies a change, which becomes visible at the next publication. */
  applyChange({ serverTime, added, changed, gone }: MonitorChange): void {
    this.clock.sync(serverTime, this.clock.running());
    const before = this.candidates.size;
    for (const row of added) this.add(candidateOf(row));
    for (const change of changed) {
      const candidate = this.candidates.get(change.attempt);
      if (candidate) this.candidates.set(change.attempt, withChange(candidate, change));
    }
    for (const attempt of gone) {
      this.candidates.delete(attempt);
      this.chosen.delete(attempt);
    }
    this.total = Math.max(this.candidates.size, this.total + this.candidates.size - before);
  }

  select(change: Partial<Selection>): void {
    this.selection = { ...this.selection, ...change };
    this.publish({ reorder: true });
  }

  /** Selects or deselects attempts; one that is no longer listed is skipped by actions. */
  choose(attempts: readonly string[], isChosen: boolean): void {
    for (const attempt of attempts) {
      if (isChosen) this.chosen.add(attempt);
      else this.chosen.delete(attempt);
    }
    this.publish();
  }

  readonly clearChoice = (): void => this.choose([...this.chosen], false);

  /** Attempts of an exam, listed or not. */
  attemptsOf(exam: string): string[] {
    return [...this.candidates.values()].flatMap((each) => (each.exam === exam ? [each.attempt] : []));
  }

  pointerMoved(): void {
    this.frozenUntil = performance.now() + POINTER_FREEZE_MS;
  }

  setRowFocus(rowHasFocus: boolean): void {
    this.rowHasFocus = rowHasFocus;
  }

  /** Computes the view with the current time and notifies the subscribers. */
  publish({ reorder = false } = {}): void {
    const now = this.clock.now();
    const ageMs = Math.max(0, performance.now() - this.receivedAt);
    const times = { now, knownUntil: now - Math.max(0, ageMs - HEARTBEAT_TOLERANCE_MS) };
    const found = selectCandidates(this.candidates.values(), this.selection, times);
    const isFrozen = !reorder && (this.rowHasFocus || performance.now() < this.frozenUntil);
    const ordered = isFrozen ? keepOrder(this.view.listed, found) : found;
    const listed = ordered.map(({ attempt }) => attempt);
    const chosen = listed.filter((attempt) => this.chosen.has(attempt));
    this.view = {
      loaded: this.loaded,
      listed: isSameList(listed, this.view.listed) ? this.view.listed : listed,
      chosen: isSameList(chosen, this.view.chosen) ? this.view.chosen : chosen,
      counters: this.count(times),
      total: this.total,
      received: this.candidates.size,
      selection: this.selection,
      exams: this.view.exams.length === this.exams.size ? this.view.exams : this.examList(),
      ...times,
      age: Math.floor(ageMs / 1000),
    };
    for (const listener of this.listeners) listener();
  }

  private add(candidate: Candidate): void {
    const { exam, examName, examCode, attempt } = candidate;
    this.candidates.set(attempt, candidate);
    if (!this.exams.has(exam)) this.exams.set(exam, { id: exam, name: examName, code: examCode });
  }

  private count({ now, knownUntil }: Pick<MonitorView, 'now' | 'knownUntil'>): Counters {
    const counters = { sitting: 0, silent: 0, ending: 0 };
    for (const candidate of this.candidates.values()) {
      if (this.selection.exam && candidate.exam !== this.selection.exam) continue;
      counters.sitting += 1;
      if (isSilent(candidate, knownUntil)) counters.silent += 1;
      if (isEnding(candidate, now)) counters.ending += 1;
    }
    return counters;
  }

  private examList(): MonitorView['exams'] {
    return [...this.exams.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
}
