import { trusted } from 'mongoose';

/**
 * Condition on a stored time for a list's period: `from` is inclusive, `to` exclusive; undefined
 * without either. Uses exclusive bounds only: SecantusDB omits the bound of `$gte` on a descending
 * index.
 *
 * @example
 * const createdAt = timeRange(query);
 * const filter = { ...(createdAt && { createdAt }) };
 */
export function timeRange({ from, to }: { from?: string; to?: string }): Record<string, Date> | undefined {
  if (!from && !to) return undefined;
  return trusted({
    ...(from && { $gt: new Date(Date.parse(from) - 1) }),
    ...(to && { $lt: new Date(to) }),
  });
}
