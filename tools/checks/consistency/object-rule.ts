import type { Finding } from './findings.ts';

/** A record of a file, or an object in the bucket, of one key. */
export type ObjectRow =
  { source: 'object' } | { source: 'record'; kind: string; owner: string; isUnderWay: boolean };

/** A record has its object, and an object its record. */
export function judgeObject(key: string, rows: readonly ObjectRow[]): Finding[] {
  const check = 'objects';
  const isStored = rows.some(({ source }) => source === 'object');
  const records = rows.flatMap((row) => (row.source === 'record' ? [row] : []));
  if (records.length === 0) return [{ check, text: `object ${key} has no record`, isUnderWay: false }];
  const findings: Finding[] = [];
  if (records.length > 1)
    findings.push({ check, text: `object ${key} has ${records.length} records`, isUnderWay: false });
  for (const { kind, owner, isUnderWay } of records)
    if (!isStored)
      findings.push({ check, text: `${kind} record ${key} of ${owner} has no object`, isUnderWay });
  return findings;
}
