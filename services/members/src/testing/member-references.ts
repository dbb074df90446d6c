import { staffRefSchema } from '@concord/nest-platform';
import type { SchemaType } from 'mongoose';

interface AnySchema {
  get(key: 'collection'): string | undefined;
  eachPath(visit: (path: string, type: SchemaType) => void): unknown;
}
interface NestedType {
  readonly instance: string;
  readonly schema?: AnySchema;
  readonly embeddedSchemaType?: { readonly instance: string; readonly schema?: AnySchema };
}

const HOLDS_IDS = ['ObjectId', 'Mixed'];

/** Paths of a schema that may hold an id, as `papers.member`. Staff are left out: no member is one. */
export function idPathsOf(schema: AnySchema): string[] {
  return nestedPaths(schema).map((path) => `${schema.get('collection') ?? ''}.${path}`);
}

function nestedPaths(schema: AnySchema, prefix = ''): string[] {
  const found: string[] = [];
  schema.eachPath((path, type) => {
    const { schema: own, embeddedSchemaType: item, instance } = type as NestedType;
    const nested = own ?? item?.schema;
    if (nested === staffRefSchema) return;
    if (HOLDS_IDS.includes(item?.instance ?? instance)) found.push(prefix + path);
    if (nested) found.push(...nestedPaths(nested, `${prefix}${path}.`));
  });
  return found;
}

/** Handling of the ids of members by a merge: it `moves` them to the kept one, or they stay for a reason. */
export const MEMBER_REFERENCES: Record<string, 'moves' | { readonly stays: string }> = {
  'accounts._id': { stays: 'names the kept account, which takes its changes' },
  'accounts.mergedInto': { stays: 'names the kept account' },
  'card-payments.member': 'moves',
  'cpd-entries.member': 'moves',
  'card-orders.member': 'moves',
  'card-orders.openMember': 'moves',
  'distinct-pairs.members._id': { stays: 'marks the dropped record, which an undo brings back' },
  'documents.member': 'moves',
  'memberMails.member': 'moves',
  'member-requests.bill.person': 'moves',
  'member-requests.member': 'moves',
  'member-requests.staff.person': 'moves',
  'members._id': { stays: 'the record is removed' },
  'members.merged._id': { stays: 'names the dropped member, so that its number and address are found' },
  'members.mergingInto': { stays: 'the record is removed' },
  'merges.drop': { stays: 'is the history of merges' },
  'merges.dropped': { stays: 'is the copy for an undo' },
  'merges.keep': { stays: 'is the history of merges' },
  'merges.locks': { stays: 'is removed at the end' },
  'merges.returned': { stays: 'is the note of an undo' },
  'organisation-staff.organisation': 'moves',
  'organisation-staff.person': 'moves',
  'papers.member': 'moves',
  'reminderPauses._id': { stays: 'is kept for an undo; the kept member gets a copy' },
  'statement-lines.candidates.member': 'moves',
  'statement-lines.parts.member': 'moves',
  'upgrades.member': 'moves',
  'upgrades.openMember': 'moves',
};

/** Ids of other things than members. */
export const OTHER_IDS: readonly string[] = [
  'audit-outbox._id',
  'audit-outbox.record',
  'bank-profiles._id',
  'card-payments._id',
  'cpd-entries._id',
  'card-orders._id',
  'distinct-pairs._id',
  'documents._id',
  'import-parts._id',
  'import-parts.columns',
  'import-parts.import',
  'import-parts.rows',
  'import-profiles._id',
  'member-requests._id',
  'members.student',
  'merges._id',
  'organisation-staff._id',
  'papers._id',
  'register-months.grades',
  'register-months.standings',
  'reminderPauses.before',
  'statement-lines._id',
  'statement-lines.statement',
  'statements._id',
  'tasks._id',
  'tasks.order',
  'tasks.outcome',
  'tasks.run',
  'tasks.subject',
  'upgrades._id',
];
