import { givenSettings } from './settings/given-settings';
import type { Office } from './settings/site-settings';

/** The four offices, head office first. Streets and phone numbers are samples. */
export const SAMPLE_OFFICES: readonly Office[] = [
  {
    name: 'Head office, Abuja',
    town: 'Abuja',
    address: ['1 Sample Avenue, Central Business District', 'Abuja, Federal Capital Territory'],
    phone: '+234 800 000 0011',
    longitude: 7.49,
    latitude: 9.06,
  },
  {
    name: 'Jigawa office',
    town: 'Dutse',
    address: ['2 Sample Road', 'Dutse, Jigawa State'],
    phone: '+234 800 000 0012',
    longitude: 9.34,
    latitude: 11.76,
  },
  {
    name: 'Katsina office',
    town: 'Katsina',
    address: ['3 Sample Road', 'Katsina, Katsina State'],
    phone: '+234 800 000 0013',
    longitude: 7.6,
    latitude: 12.99,
  },
  {
    name: 'Adamawa office',
    town: 'Yola',
    address: ['4 Sample Road', 'Yola, Adamawa State'],
    phone: '+234 800 000 0014',
    longitude: 12.48,
    latitude: 9.21,
  },
];

/** The offices, head office first. */
export const offices = (): readonly Office[] => givenSettings().offices ?? SAMPLE_OFFICES;
