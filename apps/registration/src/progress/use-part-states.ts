import { useFormValues } from '../sections/use-registration-form';
import { partState, type PartState } from './part-state';
import { PARTS, type Part } from './parts';
import { useFieldProblems } from './use-field-problems';

/** Every part with its state, which follows what is typed. */
export function usePartStates(): readonly { readonly part: Part; readonly state: PartState }[] {
  const values = useFormValues();
  const hasProblem = useFieldProblems(values);
  return PARTS.map((part) => ({ part, state: partState(part, values, hasProblem) }));
}
