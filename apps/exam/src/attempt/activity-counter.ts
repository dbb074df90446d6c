import type { Activity, ActivityCounts } from '@concord/contracts';
import { highestActivity } from './activity';

/** Maximum gap between events that counts as viewing; a longer one means a sleeping device. */
const LONGEST_GAP_MS = 60_000;

/** Counts activity on the page of one attempt since it began. `running` is the page's time in ms. */
export class ActivityCounter {
  private counts: ActivityCounts;
  /** Viewing time of each question in ms. */
  private readonly inView = new Map<string, number>();
  private question: string | null = null;
  private seenUntil: number;
  private hiddenSince: number | null = null;
  private isOn = true;

  constructor(
    start: Activity,
    private readonly running: () => number,
  ) {
    const { seconds, ...counts } = start;
    this.counts = counts;
    this.seenUntil = running();
    for (const [question, time] of Object.entries(seconds)) this.inView.set(question, time * 1000);
  }

  /** Turns counting off, e.g. while staff have paused the exam. */
  setOn(isOn: boolean): void {
    this.accrue();
    this.hiddenSince = null;
    this.isOn = isOn;
  }

  /** Sets the question in view; null for another part of the page. */
  show(question: string | null): void {
    this.accrue();
    this.question = question;
  }

  hidden(): void {
    this.accrue();
    if (!this.isOn || this.hiddenSince !== null) return;
    this.hiddenSince = this.running();
    this.add({ left: 1 });
  }

  /** @returns true if the page had been hidden */
  shown(): boolean {
    const since = this.hiddenSince;
    this.hiddenSince = null;
    this.seenUntil = this.running();
    if (since === null) return false;
    this.add({ awaySeconds: Math.round((this.seenUntil - since) / 1000) });
    return true;
  }

  /** @returns true if the event was counted */
  count(kind: 'blurred' | 'copied' | 'printed'): boolean {
    if (this.isOn) this.add({ [kind]: 1 });
    return this.isOn;
  }

  /** Merges counts from another device or the server. */
  merge(other: Activity | undefined): void {
    const { seconds, ...counts } = highestActivity(this.snapshot(), other);
    this.counts = counts;
    for (const [question, time] of Object.entries(seconds))
      this.inView.set(question, Math.max(time * 1000, this.inView.get(question) ?? 0));
  }

  snapshot(): Activity {
    this.accrue();
    const away = this.hiddenSince === null ? 0 : Math.round((this.running() - this.hiddenSince) / 1000);
    return {
      ...this.counts,
      awaySeconds: this.counts.awaySeconds + away,
      seconds: Object.fromEntries([...this.inView].map(([id, time]) => [id, Math.floor(time / 1000)])),
    };
  }

  private accrue(): void {
    const now = this.running();
    const gap = Math.min(now - this.seenUntil, LONGEST_GAP_MS);
    this.seenUntil = now;
    if (!this.isOn || this.question === null || this.hiddenSince !== null) return;
    this.inView.set(this.question, (this.inView.get(this.question) ?? 0) + gap);
  }

  private add(more: Partial<ActivityCounts>): void {
    for (const [kind, count] of Object.entries(more) as [keyof ActivityCounts, number][])
      this.counts = { ...this.counts, [kind]: this.counts[kind] + count };
  }
}
