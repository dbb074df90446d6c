export const SERVICES = ['students', 'exams', 'media'] as const;
export type ServiceName = (typeof SERVICES)[number];

const SEGMENTS: ReadonlyMap<string, ServiceName> = new Map([
  ['student', 'students'],
  ['auth', 'students'],
  ['serial', 'students'],
  ['admin', 'students'],
  ['geo', 'students'],
  ['exams', 'exams'],
  ['result', 'exams'],
  ['course', 'exams'],
  ['certificate', 'exams'],
  ['gallery', 'media'],
  ['media', 'media'],
]);

const MB = 1024 * 1024;
const DEFAULT_BODY_LIMIT = MB;
const BODY_LIMITS: ReadonlyMap<string, number> = new Map([
  ['/gallery/upload', 4 * MB],
  ['/exams/upload', 4 * MB],
  ['/exams/parse-sheet', 6 * MB],
  ['/student/register', 18 * MB],
]);

/**
 * Calls that may take longer than others until they answer. Registrations wait for their turn when many come at once:
 * a minute to be let in, a minute for the work, and storing the files takes up to another.
 */
const SLOW_ANSWERS_MS: ReadonlyMap<string, number> = new Map([['/student/register', 180_000]]);

/** Reads whose answers are files or streams: they must not hold up the small answers behind them. */
const STREAMED = /^\/(?:media\/|exams\/(?:template|monitor)(?:$|\/))/;

/** `path` is what follows `/api`, without the query. */
export function serviceFor(path: string): ServiceName | undefined {
  const end = path.indexOf('/', 1);
  return SEGMENTS.get(end === -1 ? path.slice(1) : path.slice(1, end));
}

export function bodyLimitFor(path: string): number {
  return BODY_LIMITS.get(path) ?? DEFAULT_BODY_LIMIT;
}

/** How long the service may take until it answers; undefined where that is as for every call. */
export function answerTimeoutFor(path: string): number | undefined {
  return SLOW_ANSWERS_MS.get(path);
}

export function isStreamed(path: string): boolean {
  return STREAMED.test(path);
}
