/** Default number of records in one lookup and one write. */
const BATCH = 250;

/** Splits a list into batches. */
export function* batchesOf<T>(items: readonly T[], size = BATCH): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
