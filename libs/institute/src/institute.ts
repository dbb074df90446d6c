import { givenSettings } from './settings/given-settings';
import type { BankAccount, SocialLink } from './settings/site-settings';

/** Name, contacts and bank account of the institute. */
export interface Institute {
  readonly name: string;
  readonly shortName: string;
  readonly email: string;
  readonly phones: readonly string[];
  /** Staff to call for a serial number. */
  readonly serialNumberPhones: readonly string[];
  readonly bank: BankAccount;
  readonly social: readonly SocialLink[];
}

/** Default until the site settings file replaces it. */
export const SAMPLE_INSTITUTE: Institute = {
  name: 'Concord Institute of Peace and Conflict Management',
  shortName: 'Concord',
  email: 'info@concord.example',
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
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
};

const inForce = <K extends keyof Institute>(key: K): Institute[K] => {
  // Both types have the same value for this key, which TypeScript cannot infer.
  const given = givenSettings() as Partial<Institute>;
  return given[key] ?? SAMPLE_INSTITUTE[key];
};

/**
 * The institute's name, contacts and bank account in the current settings. Node code must read it
 * at use, not at module load, because settings load later.
 */
export const INSTITUTE: Institute = {
  get name() {
    return inForce('name');
  },
  get shortName() {
    return inForce('shortName');
  },
  get email() {
    return inForce('email');
  },
  get phones() {
    return inForce('phones');
  },
  get serialNumberPhones() {
    return inForce('serialNumberPhones');
  },
  get bank() {
    return inForce('bank');
  },
  get social() {
    return inForce('social');
  },
};
