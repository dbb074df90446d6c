import { type Model, trusted } from 'mongoose';
import type { ListFilter } from './list-reader';

/** Condition that a date is present, as a range: a sparse index serves it. */
const isPresent = () => trusted({ $gt: new Date(0) });

/** True for a filter on nothing, or only on the absence of that field: its count costs no scan. */
export const isWhole = (filter: ListFilter, absent?: string): boolean =>
  Object.entries(filter).every(([name, value]) => name === absent && value === null);

/**
 * Counts matches by indexes and metadata. If the filter asks for records without the field
 * `absent`, the count is all records minus those that have it.
 */
export async function countMatches<Stored>(
  model: Model<Stored>,
  filter: ListFilter,
  absent?: string,
): Promise<number> {
  if (absent === undefined || filter[absent] !== null)
    return Object.keys(filter).length > 0
      ? model.countDocuments(filter).exec()
      : model.estimatedDocumentCount().exec();
  const { [absent]: _, ...others } = filter;
  const [all, present] = await Promise.all([
    countMatches(model, others),
    countMatches(model, { [absent]: isPresent(), ...others }),
  ]);
  return Math.max(0, all - present);
}
