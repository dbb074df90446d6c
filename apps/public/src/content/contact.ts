import { partners } from '@concord/institute';
import { COORDINATORS } from './coordinators';
import { OFFICES } from './offices';
import type { ContentCard, PageHead } from './page-content';
import { counted } from './text';

const stateCount = new Set(COORDINATORS.map(({ state }) => state)).size;
const states = stateCount === 1 ? 'one state' : `${stateCount} states and territories`;
const given = partners();
const officeCount = counted(OFFICES.length, 'office', 'offices');

export const head: PageHead = {
  title: 'Contact',
  description: `Our phone numbers and e-mail, our ${officeCount} on a map, our academic partners, and the coordinators of ${states}.`,
  eyebrow: 'Reach us',
  drawing: 'letter',
  lead: `Write, call, or visit the office nearest to you. We also have coordinators in ${states}.`,
};

export const SECTIONS = {
  reach: { heading: 'Phone and e-mail', label: 'Phone and e-mail' },
  offices: {
    heading: officeCount.replace(/^./, (first) => first.toUpperCase()),
    label: 'Offices',
    text: 'Bring your receipt if you come about a payment.',
  },
  partners: {
    heading: 'Academic partners',
    label: 'Partners',
    text: `We teach the academic programmes with ${counted(given.length, 'university', 'universities')}.`,
  },
  coordinators: {
    heading: 'State coordinators',
    label: 'Coordinators',
    text: 'Your coordinator gives out forms, collects them and can tell you about the next training in your state.',
  },
} as const;

/** Partner universities. */
export const PARTNERS: readonly ContentCard[] = given.map(({ name, country, text }) => ({
  title: name,
  label: country,
  text,
}));
