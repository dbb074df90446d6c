import { SECRETS, VARIABLES } from './variables';

/** Prefixes of our own variables. */
const OURS =
  /^(CONCORD|MONGODB|REDIS|S3|JWT|SUPER_ADMIN|SMTP|UPSTREAM|FILE_LINK|FIELD|STAFF|STUDENTS|EXAMS|MEDIA)_[A-Z0-9_]+$/;
/** Variables that Kubernetes and Docker add for a service of the same name, such as `REDIS_PORT_6379_TCP`. */
const OF_LINKS = /_SERVICE_(HOST|PORT)|_PORT$|_PORT_\d+_/;
const LARGEST_DISTANCE = 3;
/**
 * Common prefix required of names that differ by more than one letter; otherwise `AWS_REGION` would
 * match `S3_REGION`.
 */
const SAME_BEGINNING = 3;

const KNOWN = new Set([...VARIABLES, ...SECRETS.map((name) => `${name}_FILE`)]);

/** Edit distance with transpositions (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  }
  return at(one.length, other.length);
}

/** Closest known variable to a misspelled name. */
function meantBy(name: string): string | undefined {
  const near = [...KNOWN]
    .filter((known) => known.length > 5 && Math.abs(known.length - name.length) <= LARGEST_DISTANCE)
    .map((known) => ({ known, far: distance(name, known) }))
    .filter(({ known, far }) => {
      const isAlike = known.slice(0, SAME_BEGINNING) === name.slice(0, SAME_BEGINNING);
      return far <= (isAlike ? LARGEST_DISTANCE : 1) && far * 3 <= name.length;
    });
  return near.sort((one, other) => one.far - other.far)[0]?.known;
}

/**
 * Set variables that look like ours but that no process reads, as messages without values:
 * `MONGO_URI (did you mean MONGODB_URI?)`.
 */
export function unknownVariables(source: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(source).flatMap(([name, value]) => {
    if (!value || KNOWN.has(name) || OF_LINKS.test(name)) return [];
    const meant = meantBy(name);
    if (meant) return [`${name} (did you mean ${meant}?)`];
    return OURS.test(name) ? [name] : [];
  });
}
