import { SAMPLE_COORDINATORS } from '../coordinators';
import { SAMPLE_INSTITUTE } from '../institute';
import { SAMPLE_OFFICES } from '../offices';
import { SAMPLE_PARTNERS } from '../partners';
import { EXAMPLE_TEXTS } from './example-texts';
import type { SampleName, SiteSettings } from './site-settings';

type Values = Required<Omit<SiteSettings, 'colours'>>;

const SAMPLES: Values = {
  ...SAMPLE_INSTITUTE,
  offices: SAMPLE_OFFICES,
  coordinators: SAMPLE_COORDINATORS,
  partners: SAMPLE_PARTNERS,
  fees: {},
};

/**
 * Invented parts of each value. Towns and states are facts, colours have none, and of the fees only
 * the example's count.
 */
const INVENTED: Readonly<Record<SampleName, (values: Values) => readonly string[]>> = {
  name: ({ name }) => [name],
  'short name': ({ shortName }) => [shortName],
  'e-mail': ({ email }) => [email],
  phones: ({ phones }) => phones,
  'phones for serial numbers': ({ serialNumberPhones }) => serialNumberPhones,
  'bank account': ({ bank }) => [bank.bankName, bank.accountName, bank.accountNumber],
  'social links': ({ social }) => social.map(({ url }) => url),
  offices: ({ offices }) => offices.flatMap(({ address, phone }) => [...address.slice(0, 1), phone]),
  coordinators: ({ coordinators }) => coordinators.flatMap(({ name, phone }) => [name, phone]),
  'academic partners': ({ partners }) => partners.map(({ name }) => name),
  fees: ({ fees: { membership, nysc } }) =>
    [membership?.student, nysc].map((parts) => Object.values(parts ?? {}).join(' ')),
};

const NAMES = Object.keys(INVENTED) as SampleName[];
const isInvented = (text: string, name: SampleName): boolean =>
  text !== '' && (EXAMPLE_TEXTS.includes(text) || INVENTED[name](SAMPLES).includes(text));

/**
 * Names of the remaining samples: values that are unset, or contain an invented text, e.g. from a
 * copy of the example.
 */
export const samplesIn = (settings: SiteSettings): readonly SampleName[] =>
  NAMES.filter((name) => INVENTED[name]({ ...SAMPLES, ...settings }).some((text) => isInvented(text, name)));
