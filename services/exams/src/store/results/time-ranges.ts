const HOUR_MS = 60 * 60 * 1000;
const SHORTEST_MS = 1000;
/** Wanted number of records in a range: after fewer the next range is longer, after more it is shorter. */
const FEW = 500;
const MANY = 2000;

/** `to` is exclusive; a missing bound means no limit. */
export interface TimeRange {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Cuts a period into ranges of some hundred records each, oldest first, however they are distributed. */
export class TimeRanges {
  private start: Date | undefined;
  private length = HOUR_MS;
  private isEnded = false;

  constructor(
    private readonly bounds: TimeRange,
    private readonly since: Date,
    private readonly now: Date = new Date(),
  ) {
    this.start = bounds.from;
  }

  /** @param found number of records in the previous range @returns the next range; undefined after the last one */
  next(found: number): TimeRange | undefined {
    if (this.isEnded) return undefined;
    if (found > MANY) this.length = Math.max(SHORTEST_MS, this.length / 2);
    else if (found < FEW) this.length *= 2;
    const from = this.start;
    const end = new Date((from ?? this.since).getTime() + this.length);
    this.isEnded = end >= (this.bounds.to ?? this.now);
    const to = this.isEnded ? this.bounds.to : end;
    this.start = end;
    return { from, to };
  }
}
