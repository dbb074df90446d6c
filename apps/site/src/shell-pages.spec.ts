import { provideSettings } from '@concord/institute';
import { createHash } from 'node:crypto';
import { pageWithSettings, workerOf } from './shell-pages';

const PAGE = '<html><head><title>Concord</title></head><body><div id="root"></div></body></html>';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

afterEach(() => provideSettings({}));

describe('pageWithSettings', () => {
  it('leaves the page unchanged without settings', () => expect(pageWithSettings(PAGE)).toBe(PAGE));

  it('contains the settings as inert JSON that no text can end', () => {
    const settings = { shortName: 'A & <B>', name: '</script><script>alert(1)</script>$&' };
    provideSettings(settings);
    const page = pageWithSettings(PAGE);
    expect(page).toContain('<title>A &amp; &lt;B></title>');
    expect(page.match(/<script/g)).toHaveLength(1);
    const [, json = ''] =
      /<script type="application\/json" id="site-settings">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(settings);
  });

  it('adds a style sheet only for colours', () => {
    provideSettings({ name: 'Lakeside' });
    expect(pageWithSettings(PAGE)).not.toContain('<style>');
    provideSettings({ colours: { primary: '#1f4e8c' } });
    expect(pageWithSettings(PAGE)).toMatch(/<style>:root\{.*--mui-palette-primary-main:#1f4e8c/);
  });
});

describe('workerOf', () => {
  it('contains the hash of the page that it caches', () => {
    const worker = (page: string) => `[{url:"/index.html",revision:"${hashOf(page)}"}]`;
    expect(workerOf(worker(PAGE), PAGE, 'another')).toBe(worker('another'));
    expect(() => workerOf('[]', PAGE, 'another')).toThrow('does not name the page');
  });
});
