export type PathVerdict = 'plain' | 'malformed' | 'forbidden';

const MAX_DECODES = 4;
// Control characters, and characters that a service's parser would take for the end of the path.
const UNSAFE = /[\p{Cc}#\\]/u;
/** Fast check for nearly every path: nothing encoded, no dots, no empty segment. */
const SIMPLE_PATH = /^(?:\/[A-Za-z0-9_-]+)+$/;
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
 * Decides whether an API path may be forwarded. Decodes it until it is stable, so that no encoding hides `internal`, a
 * dot segment or an empty segment.
 */
export function inspectApiPath(path: string): PathVerdict {
  if (SIMPLE_PATH.test(path) && !MENTIONS_INTERNAL.test(path)) return 'plain';
  if (UNSAFE.test(path)) return 'malformed';
  let current = path.endsWith('/') ? path.slice(0, -1) : path;
  for (let round = 0; round < MAX_DECODES; round += 1) {
    if (hasForbiddenSegment(current)) return 'forbidden';
    if (!current.includes('%')) return 'plain';
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      // After the first round a "%" is part of the value, as in a search for "50%".
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
