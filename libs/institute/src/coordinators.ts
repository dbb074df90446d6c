import { givenSettings } from './settings/given-settings';
import type { Coordinator } from './settings/site-settings';

const coordinator = (number: string, state: string): Coordinator => ({
  state,
  name: `Sample Coordinator ${number}`,
  phone: `+234 800 000 01${number}`,
});

/** Coordinators of 18 states and territories, by state name. */
export const SAMPLE_COORDINATORS: readonly Coordinator[] = [
  coordinator('01', 'Adamawa'),
  coordinator('02', 'Bauchi'),
  coordinator('03', 'Benue'),
  coordinator('04', 'Borno'),
  coordinator('05', 'Enugu'),
  coordinator('06', 'Federal Capital Territory'),
  coordinator('07', 'Gombe'),
  coordinator('08', 'Jigawa'),
  coordinator('09', 'Kaduna'),
  coordinator('10', 'Kano'),
  coordinator('11', 'Katsina'),
  coordinator('12', 'Kogi'),
  coordinator('13', 'Lagos'),
  coordinator('14', 'Nasarawa'),
  coordinator('15', 'Niger'),
  coordinator('16', 'Plateau'),
  coordinator('17', 'Sokoto'),
  coordinator('18', 'Taraba'),
];

/** Coordinators of states and territories. */
export const coordinators = (): readonly Coordinator[] => givenSettings().coordinators ?? SAMPLE_COORDINATORS;
