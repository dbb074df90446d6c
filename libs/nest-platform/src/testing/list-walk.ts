import type { Call } from '@concord/contracts';
import { z } from 'zod';
import { pathWithoutRecord } from './audit-walk';

/** Queries that every list must refuse, like unknown filters. */
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

/** List calls: those with pages, and those answered whole whose query says so. */
const isList = ({ method, list, query, answer }: Call): boolean =>
  method === 'GET' && (list === true || (query !== undefined && answer instanceof z.ZodArray));

/**
 * Invalid paths (400) of each list call by name: unknown filters, impossible pages, and its own
 * filters repeated, as an operator, or with 10 kB. New lists are included through their contracts.
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
