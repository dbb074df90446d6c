/**
 * How many a search found in all. A page that is not full tells it already, which spares the store a second
 * walk through what matches.
 */
export function totalOf(
  { page, pageSize }: { page: number; pageSize: number },
  onPage: number,
  count: () => Promise<number>,
): Promise<number> {
  const isLast = onPage < pageSize && (onPage > 0 || page === 1);
  return isLast ? Promise.resolve((page - 1) * pageSize + onPage) : count();
}
