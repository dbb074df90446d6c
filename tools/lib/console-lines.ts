interface PinoLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

function parse(line: string): PinoLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as PinoLine;
  } catch {
    return undefined;
  }
}

/** The text of an output line for the console: of errors, and of plain stderr; undefined for all others. */
export function consoleText(line: string, fromStderr: boolean): string | undefined {
  const trimmed = line.trim();
  if (trimmed === '') return undefined;
  const isJson = trimmed.startsWith('{');
  if (isJson && !/"level":[56]0/.test(trimmed)) return undefined;
  if (!isJson) return fromStderr ? trimmed : undefined;
  const parsed = parse(trimmed);
  if (!parsed) return trimmed;
  const cause = parsed.err?.message;
  const text = parsed.msg ?? cause ?? trimmed;
  return cause && cause !== text ? `${text}: ${cause}` : text;
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
