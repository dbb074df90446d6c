import { useFormValues } from '../form/use-registration-form';
import { partState, type PartState } from './part-state';
import { PARTS, type Part } from '../form/parts';
import { useFieldProblems } from '../form/use-field-problems';

/** Every part with its state, updated while typing. */
export function usePartStates(): readonly { readonly part: Part; readonly state: PartState }[] {
  const values = useFormValues();
  const hasProblem = useFieldProblems(values);
  return PARTS.map((part) => ({ part, state: partState(part, values, hasProblem) }));
}
