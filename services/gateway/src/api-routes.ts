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

export function isStreamed(path: string): boolean {
  return STREAMED.test(path);
}
