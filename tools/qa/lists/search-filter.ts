import type { Document } from 'mongodb';
import { serviceLoader } from '../processes/service-loader.ts';

/** The used part of the platform. */
interface Modules {
  'reflect-metadata': object;
  '@concord/nest-platform': { searchStages(typed: string): { $match: Document }[] | undefined };
}

const load = serviceLoader<Modules>('students');

/**
 * The product's filter on stored words for a typed text. It is loaded at the first call, when the product is built.
 *
 * @example
 * const filter = searchFilter('okonkwo chi');
 */
export function searchFilter(typed: string): Document {
  load('reflect-metadata');
  const stages = load('@concord/nest-platform').searchStages(typed) ?? [];
  // One object, because a store may use the index on `beginnings` only outside of `$and`.
  return Object.assign({}, ...stages.map(({ $match }) => $match)) as Document;
}
