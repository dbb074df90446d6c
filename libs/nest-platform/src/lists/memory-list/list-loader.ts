import { setTimeout as delay } from 'node:timers/promises';
import { type Model, trusted } from 'mongoose';
import type { ListTable, TableRecord } from './list-table';
import { projectionFor } from '../../stores/projection';

/** Approximate batch sizes: the launcher's store reads seven records a millisecond and blocks meanwhile. */
const [FEW, MANY] = [100, 400];
const DAY_MS = 24 * 60 * 60 * 1000;
/** Earliest possible record; anything earlier is read in one query. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

export interface Loaded<Stored> {
  model: Model<Stored>;
  /** A time field that every record has, with an index. */
  moment: string;
  /** Fields to read. */
  fields: readonly string[];
}

/**
 * Loads a collection into a table, newest first, by narrow time ranges, which cost a server no more
 * than their matches. Pauses half of the time, so that others are served.
 *
 * @param signal ends it early
 */
export async function loadTable<Stored>(
  table: ListTable,
  { model, moment, fields }: Loaded<Stored>,
  signal: AbortSignal,
): Promise<void> {
  const read = async (range: { $gt?: Date; $lte?: Date }) => {
    const from = performance.now();
    const records = await model
      .find({ [moment]: trusted(range) }, projectionFor({ only: fields }))
      .lean<TableRecord[]>()
      .exec();
    table.put(records);
    await delay(performance.now() - from, undefined, { ref: false });
    signal.throwIfAborted();
    return records.length;
  };
  const now = Date.now();
  await read({ $gt: new Date(now) });
  let edge = now;
  let span = DAY_MS;
  while (edge > FIRST_MOMENT) {
    const next = edge - span;
    const found = await read({ $gt: new Date(next), $lte: new Date(edge) });
    edge = next;
    if (found < FEW) span *= 2;
    else if (found > MANY) span = Math.max(1, Math.round(span / 2));
  }
  await read({ $lte: new Date(edge) });
}
