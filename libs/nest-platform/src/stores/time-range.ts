import { trusted } from 'mongoose';

/**
 * The condition on a stored moment for a list's period, of which `from` is included and `to` is not; undefined without
 * either. Both bounds are exclusive: SecantusDB leaves out the bound of `$gte` on a descending index.
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
