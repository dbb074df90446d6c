/** An office of the institute and its coordinates in degrees. */
export interface Office {
  readonly name: string;
  /** Town label on the map. */
  readonly town: string;
  /** Address lines, as on a letter. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The institute's representative in a state or territory. */
export interface Coordinator {
  readonly state: string;
  readonly name: string;
  readonly phone: string;
}

/** A partner university. */
export interface Partner {
  readonly name: string;
  readonly country: string;
  /** Courses offered, in one sentence. */
  readonly text: string;
}

export interface BankAccount {
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** Parts of a membership fee, in naira. */
export type LevelFees = Readonly<
  Record<'form' | 'training' | 'induction' | 'admission' | 'annualSubscription' | 'developmentLevy', number>
>;

export const LEVELS_WITH_FEES = ['student', 'affiliate', 'associate', 'full', 'senior', 'fellow'] as const;
export type LevelWithFees = (typeof LEVELS_WITH_FEES)[number];

/** A part of a fee, or an article for members; the amount is in whole naira. */
export interface FeePart {
  readonly name: string;
  readonly amount: number;
}

/** Fees in naira; omitted ones keep the product specification's values. */
export interface FeeSettings {
  readonly membership?: { readonly [level in LevelWithFees]?: LevelFees };
  readonly nysc?: { readonly form: number; readonly training: number; readonly induction: number };
  readonly corporate?: number;
  readonly diplomaForm?: number;
  readonly merchandise?: readonly FeePart[];
}

/** Content of the site settings file. Omitted values stay samples. */
export interface SiteSettings {
  readonly name?: string;
  /** Shown beside the logo and at the end of page titles. */
  readonly shortName?: string;
  readonly email?: string;
  readonly phones?: readonly string[];
  /** Staff to call for a serial number. */
  readonly serialNumberPhones?: readonly string[];
  readonly bank?: BankAccount;
  readonly social?: readonly SocialLink[];
  readonly colours?: { readonly primary?: string; readonly accent?: string };
  readonly offices?: readonly Office[];
  readonly coordinators?: readonly Coordinator[];
  readonly partners?: readonly Partner[];
  readonly fees?: FeeSettings;
}

/** Values that are samples until set, by name. */
export const SAMPLE_NAMES = [
  'name',
  'short name',
  'e-mail',
  'phones',
  'phones for serial numbers',
  'bank account',
  'social links',
  'offices',
  'coordinators',
  'academic partners',
] as const;
/** A value that may still be a sample; `fees` if a file has those of the example. */
export type SampleName = (typeof SAMPLE_NAMES)[number] | 'fees';
