/** Time of the latest record by owner. */
export function latestBy<T extends { createdAt: Date }>(
  records: readonly T[],
  ownerOf: (record: T) => string,
): Map<string, Date> {
  const latest = new Map<string, Date>();
  for (const record of records) {
    const owner = ownerOf(record);
    const known = latest.get(owner);
    if (!known || known < record.createdAt) latest.set(owner, record.createdAt);
  }
  return latest;
}
