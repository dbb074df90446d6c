export type PathVerdict = 'plain' | 'malformed' | 'forbidden';

const MAX_DECODES = 4;
// Controls, and the characters that parsers downstream would read as the end of the path.
const UNSAFE = /[\p{Cc}#\\]/u;
/** Nearly every path: nothing encoded, no dots, no empty segment. */
const EVIDENTLY_PLAIN = /^(?:\/[A-Za-z0-9_-]+)+$/;
const MENTIONS_INTERNAL = /internal/i;

function hasForbiddenSegment(path: string): boolean {
  return path
    .split(/[/\\]/)
    .map((segment) => segment.split(';', 1)[0]?.trim().toLowerCase())
    .some(
      (segment, index) =>
        segment === '.' || segment === '..' || segment === 'internal' || (segment === '' && index > 0),
    );
}

/**
 * Whether an API path may be passed on. Decoded as often as it changes, so that no spelling of `internal`, of a
 * dot segment or of an empty one gets past a service's own decoding.
 */
export function inspectApiPath(path: string): PathVerdict {
  if (EVIDENTLY_PLAIN.test(path) && !MENTIONS_INTERNAL.test(path)) return 'plain';
  if (UNSAFE.test(path)) return 'malformed';
  let current = path.endsWith('/') ? path.slice(0, -1) : path;
  for (let round = 0; round < MAX_DECODES; round += 1) {
    if (hasForbiddenSegment(current)) return 'forbidden';
    if (!current.includes('%')) return 'plain';
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      // A "%" that is left after the first round is the value's own, as in a search for "50%".
      return round === 0 ? 'malformed' : 'plain';
    }
    if (UNSAFE.test(decoded)) return 'malformed';
    current = decoded;
  }
  return 'forbidden';
}

/** The path of a request target without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
