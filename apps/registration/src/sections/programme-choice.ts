import type { Programme } from '@concord/contracts';
import type { ChosenProgramme } from '../form/registration-form';

type Chosen = readonly ChosenProgramme[];

export const optionsOf = (chosen: Chosen, name: string) =>
  chosen.find((group) => group.name === name)?.options;

/** Chooses or leaves a group that has no admission options. */
export const toggleGroup = (chosen: Chosen, { name }: Programme): Chosen =>
  optionsOf(chosen, name)
    ? chosen.filter((group) => group.name !== name)
    : [...chosen, { name, options: [] }];

/** Ticks or clears one admission option, in the order of the list; a group without any is left. */
export function toggleOption(chosen: Chosen, programme: Programme, option: string): Chosen {
  const before = optionsOf(chosen, programme.name) ?? [];
  const after = programme.options.filter((item) => before.includes(item) !== (item === option));
  const others = chosen.filter((group) => group.name !== programme.name);
  return after.length > 0 ? [...others, { name: programme.name, options: after }] : others;
}
