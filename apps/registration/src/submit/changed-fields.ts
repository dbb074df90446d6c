import type { RegisterBody } from '@concord/contracts';
import { FILLED_PARTS, type FormField } from '../form/parts';

const valueAt = (body: RegisterBody, field: FormField) =>
  field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body);

/** Labels of the fields that differ between two registrations, in form order. */
export function changedFields(earlier: RegisterBody, later: RegisterBody): readonly string[] {
  const isChanged = (field: FormField) =>
    JSON.stringify(valueAt(earlier, field)) !== JSON.stringify(valueAt(later, field));
  return FILLED_PARTS.flatMap(({ fields }) => fields)
    .filter(({ name }) => isChanged(name))
    .map(({ label }) => label);
}
