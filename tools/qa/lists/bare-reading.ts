import type { Db } from 'mongodb';

const DAYS = 10;
const SPAN_MS = DAYS * 24 * 60 * 60 * 1000;
/** Age of the oldest possible record, in years. */
const YEARS = 4;

/**
 * Records a second that the driver alone reads, by ranges of an indexed time: the launcher's store fetches
 * all matches before it answers, and one read of the whole list would block it for minutes.
 */
export async function bareReading(
  database: Db,
  { collection, moment, fields }: { collection: string; moment: string; fields: readonly string[] },
): Promise<number> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const now = Date.now();
  const startedAt = performance.now();
  let read = 0;
  for (let to = now; to > now - YEARS * 365 * 24 * 60 * 60 * 1000; to -= SPAN_MS) {
    const range = { $gt: new Date(to - SPAN_MS), $lte: new Date(to) };
    read += (
      await database
        .collection(collection)
        .find({ [moment]: range }, { projection })
        .toArray()
    ).length;
  }
  return read / ((performance.now() - startedAt) / 1000);
}
