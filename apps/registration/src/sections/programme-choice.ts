import type { Programme } from '@concord/contracts';
import type { ChosenProgramme } from '../form/registration-form';

type Chosen = readonly ChosenProgramme[];

export const optionsOf = (chosen: Chosen, name: string) =>
  chosen.find((group) => group.name === name)?.options;

/** Selects or deselects a group without admission options. */
export const toggleGroup = (chosen: Chosen, { name }: Programme): Chosen =>
  optionsOf(chosen, name)
    ? chosen.filter((group) => group.name !== name)
    : [...chosen, { name, options: [] }];

/** Toggles one admission option, in the order of the list; a group without selected options is deselected. */
export function toggleOption(chosen: Chosen, programme: Programme, option: string): Chosen {
  const previous = optionsOf(chosen, programme.name) ?? [];
  const next = programme.options.filter((item) => previous.includes(item) !== (item === option));
  const others = chosen.filter((group) => group.name !== programme.name);
  return next.length > 0 ? [...others, { name: programme.name, options: next }] : others;
}
