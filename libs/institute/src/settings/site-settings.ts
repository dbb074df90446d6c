/** An office of the institute, with where it lies in degrees. */
export interface Office {
  readonly name: string;
  /** The town on the map. */
  readonly town: string;
  /** The address in lines, as on a letter. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Who answers for the institute in a state or territory. */
export interface Coordinator {
  readonly state: string;
  readonly name: string;
  readonly phone: string;
}

/** A university that the institute works with. */
export interface Partner {
  readonly name: string;
  readonly country: string;
  /** What is taught there, in a sentence. */
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

/** The parts of a membership's fee, in naira. */
export type LevelFees = Readonly<
  Record<'form' | 'training' | 'induction' | 'admission' | 'annualSubscription' | 'developmentLevy', number>
>;

export const LEVELS_WITH_FEES = ['student', 'affiliate', 'associate', 'full', 'senior', 'fellow'] as const;
export type LevelWithFees = (typeof LEVELS_WITH_FEES)[number];

/** A part of a fee, or an article that members can buy; the amount is in whole naira. */
export interface FeePart {
  readonly name: string;
  readonly amount: number;
}

/** Fees in naira; what is left out stays as the product specification has it. */
export interface FeeSettings {
  readonly membership?: { readonly [level in LevelWithFees]?: LevelFees };
  readonly nysc?: { readonly form: number; readonly training: number; readonly induction: number };
  readonly corporate?: number;
  readonly diplomaForm?: number;
  readonly merchandise?: readonly FeePart[];
}

/** What an institute says of itself in its file of site settings. What is left out stays a sample. */
export interface SiteSettings {
  readonly name?: string;
  /** Stands beside the mark and ends the titles of pages. */
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

/** What is a sample where nothing is set, in words. */
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
/** What may still be a sample: fees are, where a file has those of the example. */
export type SampleName = (typeof SAMPLE_NAMES)[number] | 'fees';
