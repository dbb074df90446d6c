import type { Finding } from './findings.ts';

/** A record of a stored file. */
export interface FileRow {
  source: 'file';
  public_id: string;
  kind: string;
  isNew: boolean;
}

/** What refers to files: a student, a picture of the gallery or a printed document. */
export interface OwnerRow {
  source: 'student' | 'gallery' | 'print';
  references: { kind: string; public_id: string }[];
}

/** Kinds of files that belong to a student; all others to the gallery or a printed document. */
const OF_STUDENTS = new Set(['passport', 'document']);

/**
 * Compares what an owner refers to with the records under its id.
 * @param isUnderWay a registration holds this id, or its removal is not confirmed yet
 */
export function judgeOwner(
  id: string,
  owner: OwnerRow | undefined,
  files: readonly FileRow[],
  isUnderWay: boolean,
): Finding[] {
  const findings: Finding[] = [];
  const find = (kind: string, text: string, isNew = false) => {
    const check = OF_STUDENTS.has(kind) ? 'files of students' : 'gallery and prints';
    findings.push({ check, text, isUnderWay: isUnderWay || isNew });
  };
  const references = owner?.references ?? [];
  if (owner?.source === 'student' && !references.some(({ kind }) => kind === 'passport'))
    find('passport', `student ${id} has no passport`);
  const byId = new Map(files.map((file) => [file.public_id, file]));
  for (const { kind, public_id } of references) {
    const file = byId.get(public_id);
    if (!file) find(kind, `${kind} ${public_id || '(none)'} of ${id} has no record`);
    else if (file.kind !== kind) find(kind, `${kind} ${public_id} of ${id} is recorded as ${file.kind}`);
  }
  const referred = new Set(references.map(({ public_id }) => public_id));
  for (const { public_id, kind, isNew } of files) {
    if (referred.has(public_id)) continue;
    const why = owner ? 'which does not refer to it' : 'which does not exist';
    find(kind, `${kind} record ${public_id} belongs to ${id}, ${why}`, isNew);
  }
  return findings;
}
