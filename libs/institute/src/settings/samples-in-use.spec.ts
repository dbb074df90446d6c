import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_COORDINATORS } from '../coordinators';
import { SAMPLE_INSTITUTE } from '../institute';
import { readSiteSettings } from './read-settings';
import { samplesIn } from './samples-in-use';
import { settingsJsonSchema } from './settings-schema';
import { SAMPLE_NAMES, type SampleName, type SiteSettings } from './site-settings';

const DEPLOY = join(__dirname, '../../../../deploy');

describe('samplesIn', () => {
  it('lists all without settings', () => expect(samplesIn({})).toEqual(SAMPLE_NAMES));

  it('omits replaced values', () => {
    const settings = { name: 'Lakeside', bank: { ...SAMPLE_INSTITUTE.bank, bankName: 'Unity' }, social: [] };
    const left = samplesIn(settings);
    expect(SAMPLE_NAMES.filter((name) => !left.includes(name))).toEqual(['name', 'social links']);
  });

  it('finds one sample among values of the institute', () => {
    const [sample] = SAMPLE_COORDINATORS;
    const own = { state: 'Kano', name: 'Amina Sule', phone: '+234 806 555 0121' };
    expect(samplesIn({ coordinators: [own] })).not.toContain('coordinators');
    expect(samplesIn({ coordinators: [own, sample!] })).toContain('coordinators');
  });
});

describe('the example file', () => {
  const example = () => readSiteSettings(join(DEPLOY, 'site-settings.example.yaml'));

  it('is accepted and sets everything', async () =>
    expect(Object.keys(await example()).sort()).toEqual(
      Object.keys((settingsJsonSchema() as { properties: object }).properties).sort(),
    ));

  it('leaves every sample when unchanged', async () =>
    expect(samplesIn(await example())).toEqual([...SAMPLE_NAMES, 'fees']));

  it('is found in each value that a copy has kept', async () => {
    const { bank, fees, ...lists } = await example();
    const own = { bankName: 'Unity', accountName: 'Lakeside', accountNumber: '0000000001' };
    const parts: [SampleName, SiteSettings][] = [
      ...Object.entries(bank!).map(([key, text]): [SampleName, SiteSettings] => [
        'bank account',
        { bank: { ...own, [key]: text } },
      ]),
      ['fees', { fees: { nysc: fees!.nysc! } }],
      ['fees', { fees: { membership: fees!.membership! } }],
      ...lists.phones!.map((phone): [SampleName, SiteSettings] => ['phones', { phones: [phone] }]),
      ...lists.social!.map((link): [SampleName, SiteSettings] => ['social links', { social: [link] }]),
      ...lists.offices!.flatMap((office): [SampleName, SiteSettings][] => [
        ['offices', { offices: [{ ...office, phone: '+234 806 555 0111' }] }],
        ['offices', { offices: [{ ...office, address: ['1 High Street'] }] }],
      ]),
      ...lists.coordinators!.map((coordinator): [SampleName, SiteSettings] => [
        'coordinators',
        { coordinators: [coordinator] },
      ]),
    ];
    expect(parts.filter(([name, settings]) => !samplesIn(settings).includes(name))).toEqual([]);
  });

  it('is not found in a schedule that has some of its fees', () =>
    expect(samplesIn({ fees: { nysc: { form: 1500, training: 9500, induction: 15_000 } } })).toEqual(
      SAMPLE_NAMES,
    ));
});

describe('the JSON schema for editors', () => {
  it('equals that of the settings; `npm run settings -- --schema` writes it', () =>
    expect(JSON.parse(readFileSync(join(DEPLOY, 'site-settings.schema.json'), 'utf8'))).toEqual(
      settingsJsonSchema(),
    ));
});
