import type { Schema } from 'mongoose';
import { type IndexDefinition, indexesFor } from '../stores/index-definitions';
import type { ListReaderKind } from '../stores/list-reader-kind';
import type { SentCommand } from './sent-commands';

type Document = Record<string, unknown>;

/** Query plan without an index: a full collection scan, or a sort in memory. */
export type PlanProblem = 'COLLSCAN' | 'SORT';

export interface Query {
  collection: string;
  filter: Document;
  sort?: Record<string, 1 | -1>;
}

/**
 * Finds commands that no index of the schemas serves; a scan is allowed where `maxTimeMS` ends it. A pure rule in place of `explain`, which
 * depends on the present data, and on a stand-in server on that server's planner.
 * @returns `find exams SORT {…}` for each
 */
export function unservedCommands(
  commands: readonly SentCommand[],
  schemas: readonly Schema[],
  kind: ListReaderKind = 'mongo',
): string[] {
  const indexes = new Map(schemas.map((schema) => [schema.get('collection'), indexesFor(schema, kind)]));
  return commands.flatMap((command) =>
    queriesOf(command).flatMap((query) => {
      const { collection, filter, sort } = query;
      const problem = planProblemOf(query, indexes.get(collection) ?? []);
      if (!problem || (problem === 'COLLSCAN' && 'maxTimeMS' in command)) return [];
      return [`${collection} ${problem} ${JSON.stringify({ filter, sort })}`];
    }),
  );
}

/**
 * MongoDB's rule: an index serves a sort if its keys are fields with equality in the filter,
 * followed by the sort's keys in the same or exactly opposite order.
 * https://www.mongodb.com/docs/manual/tutorial/sort-results-with-indexes/
 */
export function planProblemOf(
  { filter, sort = {} }: Query,
  indexes: readonly IndexDefinition[],
): PlanProblem | undefined {
  const usable = [{ key: { _id: 1 } }, ...indexes].filter((index) => coversFilter(index, filter));
  const isBound = usable.some(({ key }) => (Object.keys(key)[0] ?? '') in filter);
  const sortKeys = Object.entries(sort).filter(([field]) => !isEquality(filter[field]));
  if (sortKeys.length === 0) return isBound || Object.keys(filter).length === 0 ? undefined : 'COLLSCAN';
  if (usable.some(({ key }) => orders(Object.entries(key), sortKeys, filter))) return undefined;
  return isBound ? 'SORT' : 'COLLSCAN';
}

/** Sparse and partial indexes lack records, which the filter must exclude. */
function coversFilter({ sparse, partialFilterExpression, key }: IndexDefinition, filter: Document): boolean {
  if (sparse) return Object.keys(key).some((field) => field in filter && filter[field] !== null);
  return Object.entries(partialFilterExpression ?? {}).every(([field, value]) => filter[field] === value);
}

function orders(
  keys: readonly (readonly [string, unknown])[],
  sort: readonly (readonly [string, unknown])[],
  filter: Document,
): boolean {
  for (let start = 0; start <= keys.length - sort.length; start += 1) {
    if (keys.slice(0, start).some(([field]) => !isEquality(filter[field]))) return false;
    const rest = keys.slice(start, start + sort.length);
    if (rest.some(([field], at) => field !== sort[at]?.[0])) continue;
    const turned = rest.filter(([, order], at) => order !== sort[at]?.[1]).length;
    if (turned === 0 || turned === sort.length) return true;
  }
  return false;
}

/** One value, or a few whose ordered ranges MongoDB merges. */
function isEquality(condition: unknown): boolean {
  if (condition === undefined || condition instanceof RegExp) return false;
  const operators = Object.keys(condition ?? {}).filter((name) => name.startsWith('$'));
  return operators.every((name) => name === '$eq' || name === '$in');
}

/** Queries of a command; of a search only its first stage counts, as its few matches are sorted afterwards. */
function queriesOf(command: SentCommand): Query[] {
  const {
    find,
    findAndModify,
    aggregate,
    update,
    delete: remove,
  } = command as Record<string, string | undefined>;
  if (findAndModify) return [{ collection: findAndModify, filter: command.query as Document }];
  if (find) {
    const { filter = {}, sort = {} } = command as Partial<Query> & { sort?: Iterable<[string, 1]> | object };
    // The driver converts a sort to a Map.
    return [{ collection: find, filter, sort: sort instanceof Map ? Object.fromEntries(sort) : sort }];
  }
  if (update) return queriesIn(update, command.updates);
  if (remove) return queriesIn(remove, command.deletes);
  const first = aggregate ? (command.pipeline as { $match?: Document }[])[0] : undefined;
  return aggregate && first?.$match ? [{ collection: aggregate, filter: first.$match }] : [];
}

const queriesIn = (collection: string, writes: unknown): Query[] =>
  (writes as { q: Document }[]).map(({ q }) => ({ collection, filter: q }));
