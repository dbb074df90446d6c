import { COORDINATORS } from './coordinators';
import type { ContentCard, PageHead } from './page-content';

const states = `${COORDINATORS.length} states and territories`;

export const head: PageHead = {
  title: 'Contact',
  description: `Phones and e-mail of the institute, its four offices on a map, its academic partners, and the coordinators of ${states}.`,
  eyebrow: 'Reach us',
  drawing: 'letter',
  lead: `Write, call, or visit the office nearest to you. In ${states} a coordinator answers for the institute.`,
};

/** Headings and short texts of the sections, in order. */
export const SECTIONS = {
  reach: { heading: 'Phone and e-mail', label: 'Phone and e-mail' },
  offices: {
    heading: 'Four offices',
    label: 'Offices',
    text: 'Bring your receipt when you come about a payment.',
  },
  partners: {
    heading: 'Academic partners',
    label: 'Partners',
    text: 'The academic programmes are taught with three universities.',
  },
  coordinators: {
    heading: 'State coordinators',
    label: 'Coordinators',
    text: 'Your coordinator hands out forms, takes them back and knows the next training in your state.',
  },
} as const;

/** The universities that the institute works with. */
export const PARTNERS: readonly ContentCard[] = [
  {
    title: 'Sample University of Cotonou',
    label: 'Benin',
    text: 'Degrees in peace resolution and conflict management.',
  },
  {
    title: 'Sample University of Porto-Novo',
    label: 'Benin',
    text: 'Degrees in international relations and diplomacy.',
  },
  {
    title: 'Sample US-Somalia University',
    label: 'United States and Somalia',
    text: 'Postgraduate study and research on conflict in the Horn of Africa.',
  },
];
