import type { Check, Findings } from './findings.ts';
import type { Owner } from './owner.ts';
import type { FileRecord, Snapshot } from './snapshot.ts';

/** True if a registration claims a serial for this owner, or the owner's removal is not confirmed yet. */
type IsInProgress = (owner: string) => boolean;

/** Rule: each file that an owner refers to has a record, and each record an owner that refers to it. */
export function judgeFiles({ owners, files }: Snapshot, findings: Findings, isUnderWay: IsInProgress): void {
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const filesOf = Map.groupBy(files, ({ owner }) => owner);
  for (const id of new Set([...byId.keys(), ...filesOf.keys()]))
    judgeOwner(id, byId.get(id), filesOf.get(id) ?? [], findings, isUnderWay(id));
}

const CHECK_OF_KIND: Readonly<Record<string, Check>> = {
  passport: 'files of students',
  document: 'files of students',
  'member-file': 'files of members',
  evidence: 'files of members',
};
const CHECK_OF_SOURCE: Partial<Record<Owner['source'], Check>> = {
  student: 'files of students',
  member: 'files of members',
  payment: 'files of members',
};
const OTHERS: Check = 'gallery, prints and lists';

function judgeOwner(
  id: string,
  owner: Owner | undefined,
  files: readonly FileRecord[],
  findings: Findings,
  isUnderWay: boolean,
): void {
  const find = (kind: string, text: string, isNew = false) =>
    findings.add(CHECK_OF_KIND[kind] ?? OTHERS, text, isUnderWay || isNew);
  const references = owner?.references ?? [];
  if (owner) findings.examined[CHECK_OF_SOURCE[owner.source] ?? OTHERS] += 1;
  if (owner?.source === 'student' && !references.some(({ kind }) => kind === 'passport'))
    find('passport', `student ${id} has no passport`);
  for (const { kind, public_id } of references) {
    const file = files.find((known) => known.public_id === public_id);
    if (!file) find(kind, `${kind} ${public_id || '(none)'} of ${id} has no record`);
    else if (file.kind !== kind) find(kind, `${kind} ${public_id} of ${id} is recorded as ${file.kind}`);
  }
  const why = owner ? 'which does not refer to it' : 'which does not exist';
  for (const { public_id, kind, isNew } of files)
    if (!references.some((reference) => reference.public_id === public_id))
      find(kind, `${kind} record ${public_id} belongs to ${id}, ${why}`, isNew);
}

/** Rule: each record has its object, and each object its record. */
export function judgeObjects(
  { files, objects }: Snapshot,
  findings: Findings,
  isUnderWay: IsInProgress,
): void {
  const stored = new Set(objects);
  const recordsOf = Map.groupBy(files, ({ public_id }) => public_id);
  for (const key of new Set([...stored, ...recordsOf.keys()])) {
    const records = recordsOf.get(key) ?? [];
    findings.examined.objects += 1;
    if (records.length === 0) findings.add('objects', `object ${key} has no record`);
    if (records.length > 1) findings.add('objects', `object ${key} has ${records.length} records`);
    if (stored.has(key)) continue;
    for (const { kind, owner, isNew } of records)
      findings.add('objects', `${kind} record ${key} of ${owner} has no object`, isNew || isUnderWay(owner));
  }
}
