import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_COORDINATORS } from '../coordinators';
import { SAMPLE_INSTITUTE } from '../institute';
import { readSiteSettings } from './read-settings';
import { samplesIn } from './samples-in-use';
import { settingsJsonSchema } from './settings-schema';
import { SAMPLE_NAMES } from './site-settings';

const DEPLOY = join(__dirname, '../../../../deploy');

describe('samplesIn', () => {
  it('names all without settings', () => expect(samplesIn({})).toEqual(SAMPLE_NAMES));

  it('leaves out what is replaced', () => {
    const settings = { name: 'Lakeside', bank: { ...SAMPLE_INSTITUTE.bank, bankName: 'Unity' }, social: [] };
    const left = samplesIn(settings);
    expect(SAMPLE_NAMES.filter((name) => !left.includes(name))).toEqual(['name', 'social links']);
  });

  it('finds one sample among values of the institute', () => {
    const [sample] = SAMPLE_COORDINATORS;
    const own = { state: 'Kano', name: 'Amina Sule', phone: '+234 803 555 0121' };
    expect(samplesIn({ coordinators: [own] })).not.toContain('coordinators');
    expect(samplesIn({ coordinators: [own, sample!] })).toContain('coordinators');
  });
});

describe('the example file', () => {
  it('is accepted and leaves no sample', async () => {
    const settings = await readSiteSettings(join(DEPLOY, 'site-settings.example.yaml'));
    expect(samplesIn(settings)).toEqual([]);
    expect(Object.keys(settings).sort()).toEqual(
      Object.keys((settingsJsonSchema() as { properties: object }).properties).sort(),
    );
  });
});

describe('the JSON schema for editors', () => {
  it('is that of the settings: `npm run settings -- --schema` writes it', () =>
    expect(JSON.parse(readFileSync(join(DEPLOY, 'site-settings.schema.json'), 'utf8'))).toEqual(
      settingsJsonSchema(),
    ));
});
