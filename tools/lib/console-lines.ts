interface PinoLine {
  msg?: string;
  err?: { message?: string };
}

/** Text of an output line for the console: errors and plain stderr; undefined for other lines. */
export function consoleText(line: string, fromStderr: boolean): string | undefined {
  const text = line.trim();
  if (!text.startsWith('{')) return fromStderr && text ? text : undefined;
  if (!/"level":[56]0/.test(text)) return undefined;
  try {
    const { msg, err } = JSON.parse(text) as PinoLine;
    const parts = new Set([msg, err?.message].filter(Boolean));
    return [...parts].join(': ') || text;
  } catch {
    return text;
  }
}

/** Limits the lines shown within a time window, so that a failing process does not flood the terminal. */
export class LineLimiter {
  private readonly limit: number;
  private readonly windowMs: number;
  private since = 0;
  private shown = 0;

  constructor(limit = 20, windowMs = 10_000) {
    this.limit = limit;
    this.windowMs = windowMs;
  }

  /** `show` the line, `last` for the first one over the limit, or `drop`. */
  next(now: number): 'show' | 'last' | 'drop' {
    if (now - this.since > this.windowMs) {
      this.since = now;
      this.shown = 0;
    }
    this.shown += 1;
    if (this.shown <= this.limit) return 'show';
    return this.shown === this.limit + 1 ? 'last' : 'drop';
  }
}
