import type { Call } from '@concord/contracts';
import { z } from 'zod';
import { pathWithoutRecord } from './audit-walk';

/** Queries that no list takes: what it has no filter for is refused as well. */
const REFUSED = [
  'colour=red',
  'page=0',
  'page=1.5',
  'page=1&page=2',
  'page[$gt]=1',
  'pageSize=0',
  'pageSize=1000',
  'search[$ne]=x',
  `search=${'x'.repeat(10_000)}`,
  '$where=sleep(1)',
  'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z',
  'from=yesterday',
];

const filtersOf = ({ query }: Call): string[] =>
  Object.keys(z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Lists by their calls: those with pages, and those that are answered whole and say so by their query. */
const isList = ({ method, list, query, answer }: Call): boolean =>
  method === 'GET' && (list === true || (query !== undefined && answer instanceof z.ZodArray));

/**
 * Each list of these calls by name, with the paths that it refuses with 400: filters that it has not, pages that cannot
 * be, and its own filters given twice, as an operator, or with 10 kB. A new list is among them by its contract.
 */
export const refusedListPaths = (calls: Record<string, Call>): [string, string[]][] =>
  Object.entries(calls)
    .filter(([, call]) => isList(call))
    .map(([name, call]) => {
      const own = filtersOf(call).flatMap((filter) => [
        `${filter}=1&${filter}=2`,
        `${filter}[$gt]=`,
        `${filter}=${'9'.repeat(10_000)}`,
      ]);
      return [name, [...REFUSED, ...own].map((query) => `${pathWithoutRecord(call)}?${query}`)];
    });
