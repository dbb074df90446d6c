import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSTITUTE, provideSettings } from '@concord/institute';
import { applySiteSettings } from './site-settings';

const folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
const file = join(folder, 'site-settings.yaml');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => provideSettings({}));

describe('applySiteSettings', () => {
  it('puts what the file says in force', async () => {
    writeFileSync(file, 'name: Lakeside Institute\n');
    await applySiteSettings(file);
    expect(INSTITUTE.name).toBe('Lakeside Institute');
  });

  it('leaves samples without a file', async () => {
    await applySiteSettings(undefined);
    expect(INSTITUTE.shortName).toBe('Concord');
  });

  it('refuses a file that is wrong, and changes nothing', async () => {
    writeFileSync(file, 'name: Lakeside\nphone: 1\n');
    await expect(applySiteSettings(file)).rejects.toThrow(
      `${file} cannot be used:\n  phone: is not a setting`,
    );
    expect(INSTITUTE.shortName).toBe('Concord');
  });
});
