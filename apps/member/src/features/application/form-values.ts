import { type MyForm, proposalBody, type ProposalInput } from '@concord/contracts';
import { FIELD_LABELS, type FieldName } from './field-labels';

/** Values of the fields as texts; '' for none. */
export type FormValues = Record<FieldName, string>;

const FIELDS = Object.keys(FIELD_LABELS) as FieldName[];
const EMPLOYMENT = ['organization', 'position', 'yearsExperience', 'startDate', 'location'] as const;
const isEmployment = (field: FieldName): boolean => (EMPLOYMENT as readonly string[]).includes(field);

export function valuesOf({ currentEmploymet, ...form }: MyForm): FormValues {
  const all = { ...form, ...currentEmploymet };
  return Object.fromEntries(FIELDS.map((field) => [field, all[field] ?? ''])) as FormValues;
}

/** Body of a proposal: the changed fields only, as others may have values that no longer can be chosen. */
export function proposalOf(base: FormValues, values: FormValues, reason: string): ProposalInput {
  const changed = FIELDS.filter((field) => values[field].trim() !== base[field]);
  const plain = changed.filter((field) => !isEmployment(field)).map((field) => [field, values[field]]);
  return {
    ...Object.fromEntries(plain),
    ...(changed.some(isEmployment) && {
      currentEmploymet: Object.fromEntries(EMPLOYMENT.map((field) => [field, values[field]])),
    }),
    reason,
  };
}

export const hasChanges = (base: FormValues, values: FormValues): boolean =>
  FIELDS.some((field) => values[field].trim() !== base[field]);

/** Problems by field, of a path such as `currentEmploymet.startDate`. */
export type Problems = Partial<Record<FieldName | 'reason', string>>;

interface Issue {
  readonly path: string;
  readonly message: string;
}

export const problemsOf = (issues: readonly Issue[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [path.split('.').at(-1) ?? '', message]));

/** Problems of a body before it is sent. */
export function checkProposal(body: ProposalInput): Problems {
  const { error } = proposalBody.safeParse(body);
  return problemsOf((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
}
