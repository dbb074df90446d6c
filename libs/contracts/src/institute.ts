/**
 * What the institute says about itself. Name, contacts and bank account are samples until the owner gives the real
 * ones; this is the one place to replace them.
 */
export const INSTITUTE = {
  name: 'Concord Institute of Peace and Conflict Management',
  shortName: 'Concord',
  email: 'info@concord.example',
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  /** Staff to call for a serial number. */
  serialNumberPhones: ['+234 800 000 0003', '+234 800 000 0004'],
  bank: {
    bankName: 'Sample Bank Plc',
    accountName: 'Concord Institute of Peace and Conflict Management',
    accountNumber: '0000000000',
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/concord.example' },
    { name: 'X', url: 'https://x.com/concord_example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/concord-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@concord-example' },
  ],
} as const;

/** An office of the institute, with where it lies in degrees. */
export interface Office {
  readonly id: string;
  readonly name: string;
  /** The town on the map. */
  readonly town: string;
  /** The address in lines, as on a letter. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The four offices, the head office first. Streets and phones are samples. */
export const OFFICES: readonly Office[] = [
  {
    id: 'abuja',
    name: 'Head office, Abuja',
    town: 'Abuja',
    address: ['1 Sample Avenue, Central Business District', 'Abuja, Federal Capital Territory'],
    phone: '+234 800 000 0011',
    longitude: 7.49,
    latitude: 9.06,
  },
  {
    id: 'jigawa',
    name: 'Jigawa office',
    town: 'Dutse',
    address: ['2 Sample Road', 'Dutse, Jigawa State'],
    phone: '+234 800 000 0012',
    longitude: 9.34,
    latitude: 11.76,
  },
  {
    id: 'katsina',
    name: 'Katsina office',
    town: 'Katsina',
    address: ['3 Sample Road', 'Katsina, Katsina State'],
    phone: '+234 800 000 0013',
    longitude: 7.6,
    latitude: 12.99,
  },
  {
    id: 'adamawa',
    name: 'Adamawa office',
    town: 'Yola',
    address: ['4 Sample Road', 'Yola, Adamawa State'],
    phone: '+234 800 000 0014',
    longitude: 12.48,
    latitude: 9.21,
  },
];
