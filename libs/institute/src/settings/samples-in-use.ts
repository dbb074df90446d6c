import { SAMPLE_COORDINATORS } from '../coordinators';
import { SAMPLE_INSTITUTE } from '../institute';
import { SAMPLE_OFFICES } from '../offices';
import { SAMPLE_PARTNERS } from '../partners';
import { SAMPLE_NAMES, type SampleName, type SiteSettings } from './site-settings';

type Values = Required<Omit<SiteSettings, 'colours' | 'fees'>>;

const SAMPLES: Values = {
  ...SAMPLE_INSTITUTE,
  offices: SAMPLE_OFFICES,
  coordinators: SAMPLE_COORDINATORS,
  partners: SAMPLE_PARTNERS,
};

/** What of each value is invented: towns and states are facts, of fees and colours nothing is. */
const INVENTED: Readonly<Record<SampleName, (values: Values) => readonly string[]>> = {
  name: ({ name }) => [name],
  'e-mail': ({ email }) => [email],
  phones: ({ phones }) => phones,
  'phones for serial numbers': ({ serialNumberPhones }) => serialNumberPhones,
  'bank account': ({ bank }) => [bank.bankName, bank.accountName, bank.accountNumber],
  'social links': ({ social }) => social.map(({ url }) => url),
  offices: ({ offices }) => offices.flatMap(({ address, phone }) => [...address.slice(0, 1), phone]),
  coordinators: ({ coordinators }) => coordinators.flatMap(({ name, phone }) => [name, phone]),
  'academic partners': ({ partners }) => partners.map(({ name }) => name),
};

/** What is still a sample: not set, or with one of the invented texts in it, which an example may have brought. */
export const samplesIn = (settings: SiteSettings): readonly SampleName[] =>
  SAMPLE_NAMES.filter((name) => {
    const invented = new Set(INVENTED[name](SAMPLES));
    return INVENTED[name]({ ...SAMPLES, ...settings }).some((text) => invented.has(text));
  });
