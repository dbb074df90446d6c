import { givenSettings } from './settings/given-settings';
import type { Partner } from './settings/site-settings';

/** Sample partners; the names, towns and courses are invented. */
export const SAMPLE_PARTNERS: readonly Partner[] = [
  {
    name: 'Sample University of Cotonou',
    country: 'Benin',
    text: 'Degrees in peace resolution and conflict management.',
  },
  {
    name: 'Sample University of Porto-Novo',
    country: 'Benin',
    text: 'Degrees in international relations and diplomacy.',
  },
  {
    name: 'Sample US-Somalia University',
    country: 'United States and Somalia',
    text: 'Postgraduate study and research on conflict in the Horn of Africa.',
  },
];

/** Partner universities. */
export const partners = (): readonly Partner[] => givenSettings().partners ?? SAMPLE_PARTNERS;
