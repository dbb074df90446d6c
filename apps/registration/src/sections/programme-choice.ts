import type { Programme } from '@concord/contracts';
import type { ChosenProgramme } from '../form/registration-form';

type Chosen = readonly ChosenProgramme[];

export const optionsOf = (chosen: Chosen, name: string) =>
  chosen.find((group) => group.name === name)?.options;

/**
 * Toggles an admission option, or a group without options; keeps the order of the list. Removing
 * the last option removes its group.
 */
export function toggle(chosen: Chosen, { name, options }: Programme, option?: string): Chosen {
  const previous = optionsOf(chosen, name);
  const next = options.filter((item) => (previous ?? []).includes(item) !== (item === option));
  const others = chosen.filter((group) => group.name !== name);
  const isChosen = option === undefined ? !previous : next.length > 0;
  return isChosen ? [...others, { name, options: next }] : others;
}
