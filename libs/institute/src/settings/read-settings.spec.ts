import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteSettings } from './read-settings';

const folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: string, name = 'site-settings.yaml'): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

/** Problems of an invalid file, without its name. */
async function problemsOf(content: string, name?: string): Promise<string[]> {
  const file = fileOf(content, name);
  const error = await readSiteSettings(file).then(
    () => new Error('it was accepted'),
    (refusal: Error) => refusal,
  );
  const [head, ...lines] = error.message.split('\n');
  expect(head).toBe(`${file} cannot be used:`);
  return lines.map((line) => line.trim());
}

const BANK = `bank: { bankName: A, accountName: B, accountNumber: `;
const office = (more: string) =>
  `offices: [{ name: A, town: B, address: [C], phone: '+234 803 555 0100', longitude: 8, ${more} }]`;

describe('readSiteSettings', () => {
  it('reads YAML and JSON', async () => {
    const settings = {
      name: 'Lakeside',
      bank: { bankName: 'A', accountName: 'B', accountNumber: '0000000001' },
    };
    const yaml = `name: Lakeside\n${BANK}'0000000001' }`;
    await expect(readSiteSettings(fileOf(yaml))).resolves.toEqual(settings);
    const json = JSON.stringify(settings);
    await expect(readSiteSettings(fileOf(json, 'a.json'))).resolves.toEqual(settings);
  });

  it('accepts an empty file', () => expect(readSiteSettings(fileOf('# nothing yet\n'))).resolves.toEqual({}));

  it.each<[string, string, string]>([
    ['an unknown key', 'nmae: X', 'nmae: is not a setting'],
    ['an unknown key below', `${BANK}'0123456789', iban: X }`, 'bank.iban: is not a setting'],
    ['a wrong type', 'name: 5', 'name: expected string, received number'],
    ['a list instead of settings', '- a', 'expected object, received array'],
    ['an empty text', "name: ' '", 'name: must not be empty'],
    ['a long text', `name: ${'x'.repeat(91)}`, 'name: must have at most 90 characters'],
    [
      'a short name that is long',
      `shortName: ${'x'.repeat(15)}`,
      'shortName: must have at most 14 characters',
    ],
    ['a second line', 'name: "a\\nb"', 'name: must be one line without invisible characters'],
    ['a mark of direction', 'name: "a\\u202eb"', 'name: must be one line without invisible characters'],
    ['no address', 'email: info', 'email: must be an e-mail address'],
    ['no phone', 'phones: [call us]', 'phones[0]: must be a phone number, such as "+234 800 000 0001"'],
    ['no phones', 'phones: []', 'phones: needs at least one phone number'],
    [
      'an account number without quotes',
      `${BANK}0123456789 }`,
      'bank.accountNumber: must be in quotes, so that zeros at its start stay',
    ],
    ['an account number of 9 digits', `${BANK}'123456789' }`, 'bank.accountNumber: must have 10 digits'],
    ['half an account', 'bank: { bankName: A, accountName: B }', 'bank.accountNumber: is missing'],
    ...['javascript:alert(1)', 'http://a.example', 'data:text/html,x', '//a.example', 'JAVASCRIPT:x'].map(
      (url): [string, string, string] => [
        `the link ${url}`,
        `social: [{ name: X, url: '${url}' }]`,
        'social[0].url: must be an address that begins with https://',
      ],
    ),
    [
      'a word as colour',
      'colours: { primary: blue }',
      'colours.primary: must be a colour, such as "#1b6b3f"',
    ],
    [
      'a light colour',
      "colours: { accent: '#FFCC00' }",
      'colours.accent: is too light (white text on it has a contrast of 1.5 and needs 4.5)',
    ],
    ['an office elsewhere', office('latitude: 51'), 'offices[0].latitude: must be at most 14, in Nigeria'],
    ['an office nowhere', office('latitude: .nan'), 'offices[0].latitude: expected number, received NaN'],
    ['no offices', 'offices: []', 'offices: needs at least one office'],
    ['kobo', 'fees: { corporate: 1.5 }', 'fees.corporate: must be whole naira'],
    ['a negative fee', 'fees: { corporate: -1 }', 'fees.corporate: must not be negative'],
    ['another level', 'fees: { membership: { junior: {} } }', 'fees.membership.junior: is not a setting'],
    ['half a schedule', 'fees: { nysc: { form: 1, training: 2 } }', 'fees.nysc.induction: is missing'],
  ])('refuses %s', async (_case, content, problem) => {
    expect(await problemsOf(content)).toEqual([problem]);
  });

  it('lists all problems at once', async () => expect(await problemsOf('name: 1\nemail: 2')).toHaveLength(2));

  it.each<[string, string, RegExp]>([
    ['what is no YAML', 'name: [', /line 1/],
    ['a key twice', 'name: A\nname: B', /unique/],
    ['aliases that grow', `a: &a [x,x]\nb: &b [${'*a,'.repeat(40)}]\nc: [${'*b,'.repeat(40)}]`, /alias/i],
    ['a file that is too long', `# ${'x'.repeat(200_001)}`, /longer than 200000/],
  ])('refuses %s', async (_case, content, words) => {
    expect((await problemsOf(content)).join(' ')).toMatch(words);
  });

  it('refuses broken JSON and a missing file', async () => {
    expect((await problemsOf('{', 'broken.json')).join(' ')).toMatch(/JSON/);
    await expect(readSiteSettings(join(folder, 'none.yaml'))).rejects.toThrow('it cannot be read (ENOENT)');
  });
});
