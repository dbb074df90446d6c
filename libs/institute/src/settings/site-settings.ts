/** An office of the institute with its coordinates in degrees. */
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
  /** Courses that it offers, in one sentence. */
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

/** A part of a fee or an article for members; the amount is in naira. */
export interface FeePart {
  readonly name: string;
  readonly amount: number;
}

/** Fees in naira; omitted ones keep the values of the product specification. */
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
  /** Name beside the logo and at the end of page titles. */
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

/** Names of the values that are samples until set. */
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
/** Name of a value that may still be a sample; `fees` if the file has those of the example. */
export type SampleName = (typeof SAMPLE_NAMES)[number] | 'fees';
