import {
  GENDERS,
  MEMBERSHIP_CADRES,
  PAYMENT_METHODS,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';

/** A fee on the form. */
interface FeeRow {
  readonly name: string;
  readonly amount: string;
}

/** The facts that the form takes from the content of the site. */
export interface OfflineFormContent {
  readonly institute: typeof INSTITUTE;
  readonly fees: readonly FeeRow[];
  readonly total: string;
  /** Price of the form, formatted for a sentence. */
  readonly formFee: string;
  readonly choices: {
    readonly titles: readonly string[];
    readonly genders: readonly string[];
    readonly qualifications: readonly string[];
    readonly experience: readonly string[];
    readonly cadres: readonly string[];
    readonly paymentMethods: readonly string[];
  };
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Reads the facts from the sources of the public pages and the online form. */
export async function offlineFormContent(): Promise<OfflineFormContent> {
  const { formatCount, naira, NYSC_FEES, NYSC_STEPS, plainText } =
    await import('@concord/public/offline-form');
  const [form] = NYSC_FEES.parts;
  if (!form) throw new Error('The NYSC scheme has no form fee');
  return {
    institute: INSTITUTE,
    fees: NYSC_FEES.parts.map(({ name, amount }) => ({ name, amount: formatCount(amount) })),
    total: formatCount(NYSC_FEES.total),
    formFee: naira(form.amount),
    choices: {
      titles: TITLES,
      genders: GENDERS,
      qualifications: QUALIFICATIONS,
      experience: YEARS_EXPERIENCE,
      cadres: MEMBERSHIP_CADRES,
      paymentMethods: PAYMENT_METHODS.filter((method) => method !== 'Nil'),
    },
    steps: NYSC_STEPS.map(({ title, text }) => ({ title, text: plainText(text ?? '') })),
  };
}
