import type { CallDescription, Contracts, JsonSchema } from './describe-contracts.ts';
import { largestBody } from './largest-body.ts';
import { type DifferenceKind, differences } from './schema-differences.ts';

const ALL: readonly DifferenceKind[] = ['type', 'missing', 'unknown', 'unread', 'value', 'limit'];
/**
 * Differences that break a request of the previous release: the new service must accept and read all of it.
 */
const OLD_REQUEST = ALL;
/**
 * Differences that break a new request to a service of the previous release. New choices come with new pages,
 * which are deployed after the services.
 */
const NEW_REQUEST: readonly DifferenceKind[] = ['type', 'missing', 'unknown'];
/** Differences that break a page of the previous release, which reads answers without a check. */
const PAGE_READS: readonly DifferenceKind[] = ['type', 'missing'];
/** Differences that break a service, which parses the answer of another one. */
const SERVICE_READS: readonly DifferenceKind[] = ['type', 'missing', 'unknown', 'value', 'limit'];

interface Reading {
  readonly what: string;
  readonly writer: JsonSchema | undefined;
  readonly reader: JsonSchema | undefined;
  readonly kinds: readonly DifferenceKind[];
}

function readingProblems({ what, writer, reader, kinds }: Reading): string[] {
  if (!reader) return [];
  const sent = writer ?? { type: 'object' };
  return differences(sent, reader)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path, text }) => `${what}${path ? ` ${path}` : ''} ${text}`);
}

function readings(before: CallDescription, now: CallDescription): Reading[] {
  const isInternal = now.access.includes('internal');
  const requests = (['query', 'body'] as const).flatMap((part): Reading[] => [
    { what: `${part} of the previous release:`, writer: before[part], reader: now[part], kinds: OLD_REQUEST },
    ...(isInternal
      ? [
          {
            what: `${part} to the previous release:`,
            writer: now[part],
            reader: before[part],
            kinds: NEW_REQUEST,
          },
        ]
      : []),
  ]);
  const kinds = isInternal ? SERVICE_READS : PAGE_READS;
  const answers: Reading[] = [
    { what: 'answer to the previous release:', writer: now.answer, reader: before.answer, kinds },
    ...(isInternal
      ? [{ what: 'answer of the previous release:', writer: before.answer, reader: now.answer, kinds }]
      : []),
  ];
  return [...requests, ...answers];
}

function callProblems(before: CallDescription, now: CallDescription): string[] {
  const fixed = (['service', 'method', 'path', 'multipart'] as const).filter(
    (part) => before[part] !== now[part],
  );
  const refused = before.access.filter((who) => !now.access.includes(who));
  return [
    ...fixed.map((part) => `${part} is ${String(now[part])} instead of ${String(before[part])}`),
    ...refused.map((who) => `is refused to ${who}`),
    // A smaller limit is safe while it admits everything that the schema admitted.
    ...(now.bodyLimit < Math.min(before.bodyLimit, largestBody(before))
      ? [`takes a body of ${now.bodyLimit} instead of ${before.bodyLimit} bytes`]
      : []),
    ...(['query', 'body'] as const)
      .filter((part) => before[part] && !now[part])
      .map((part) => `${part} is not read any more`),
    ...readings(before, now).flatMap(readingProblems),
  ];
}

function jobProblems(before: JsonSchema, now: JsonSchema | undefined): string[] {
  if (!now) return ['is gone, and its jobs with it'];
  const both: Reading[] = [
    { what: 'payload of the previous release:', writer: before, reader: now, kinds: ALL },
    { what: 'payload to the previous release:', writer: now, reader: before, kinds: ALL },
  ];
  return both.flatMap(readingProblems);
}

/** Changes that break processes and open pages of the previous release, one line each. */
export function contractBreaks(before: Contracts, now: Contracts): string[] {
  const calls = Object.entries(before.calls).flatMap(([name, call]) => {
    const present = now.calls[name];
    const problems = present ? callProblems(call, present) : ['is gone'];
    return problems.map((problem) => `call ${name}: ${problem}`);
  });
  const jobs = Object.entries(before.jobs).flatMap(([name, payload]) =>
    jobProblems(payload, now.jobs[name]).map((problem) => `job ${name}: ${problem}`),
  );
  return [...calls, ...jobs];
}

/**
 * Problems of the contracts beside those of the last release: breaks without a raised level, and a level that is
 * not the last release's or the next one.
 */
export function contractProblems(before: Contracts, now: Contracts): string[] {
  if (now.level !== before.level && now.level !== before.level + 1)
    return [
      `COMPATIBILITY_LEVEL is ${now.level}; the last release has ${before.level}, so it can be that or one more`,
    ];
  if (now.level > before.level) return [];
  return contractBreaks(before, now);
}
