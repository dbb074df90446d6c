import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeAll, makeWebRoot } from '../testing/harness';
import { renderedSite } from './rendered-site';
import { siteSettings } from './site-settings';

const BUILT = {
  'site/dist/site.json': '{}',
  'site/dist/.server/prerender.cjs': 'code',
  'shell/dist/index.html': '<html>',
  'shell/dist/sw.js': 'worker',
};
const SETTINGS = { name: 'Lakeside' };

describe('renderedSite', () => {
  let apps: string;
  let kept: string;
  /** The names that were rendered. */
  let rendered: string[];

  const render = async (_apps: string, out: string, { name = '' }: { name?: string }) => {
    rendered.push(name);
    await writeFile(join(out, 'index.html'), name);
    await writeFile(join(out, 'site.json'), '{}');
  };
  const folderOf = (settings: object) =>
    renderedSite({ WEB_ROOT: apps, SITE_FOLDER: kept }, settings, render);

  beforeEach(async () => {
    apps = await makeWebRoot(BUILT);
    kept = join(apps, 'kept');
    rendered = [];
  });
  afterEach(closeAll);

  it('is the built site without settings', async () => {
    expect(await folderOf({})).toBe(join(apps, 'site/dist'));
    expect(rendered).toEqual([]);
  });

  it('is rendered once for settings and build, and replaces what was before', async () => {
    const first = await folderOf(SETTINGS);
    expect(await readFile(join(first, 'index.html'), 'utf8')).toBe('Lakeside');
    expect(await folderOf(SETTINGS)).toBe(first);
    expect(rendered).toEqual(['Lakeside']);
    const second = await folderOf({ name: 'Hill' });
    expect(await readdir(kept)).toEqual([second.slice(kept.length + 1)]);
  });

  it.each([
    'site/dist/.server/prerender.cjs',
    'shell/dist/index.html',
    'shell/dist/sw.js',
    'site/dist/site.json',
  ])('is rendered again when %s changes', async (file) => {
    const first = await folderOf(SETTINGS);
    await writeFile(join(apps, file), 'changed');
    expect(await folderOf(SETTINGS)).not.toBe(first);
    expect(rendered).toHaveLength(2);
  });

  it('is rendered at each start where nothing is kept', async () => {
    const unkept = await Promise.all(
      [1, 2].map(() => renderedSite({ WEB_ROOT: apps, SITE_FOLDER: undefined }, SETTINGS, render)),
    );
    for (const folder of unkept) await rm(join(folder, '..'), { recursive: true });
    expect(new Set(unkept).size).toBe(2);
  });

  it('leaves nothing of a rendering that failed, and tries again', async () => {
    const broken = renderedSite({ WEB_ROOT: apps, SITE_FOLDER: kept }, SETTINGS, () =>
      Promise.reject(new Error('no space')),
    );
    await expect(broken).rejects.toThrow('no space');
    expect(await readFile(join(await folderOf(SETTINGS), 'index.html'), 'utf8')).toBe('Lakeside');
    expect(await readdir(kept)).toHaveLength(1);
  });

  it('serves two gateways that render at once', async () => {
    const [one, other] = await Promise.all([folderOf(SETTINGS), folderOf(SETTINGS)]);
    expect(one).toBe(other);
    expect(await readdir(kept)).toHaveLength(1);
  });
});

describe('siteSettings', () => {
  afterEach(closeAll);

  const settingsOf = async (content: string) => {
    const folder = await makeWebRoot({ 'site-settings.yaml': content });
    const warnings: string[] = [];
    const log = { warn: (message: string) => void warnings.push(message) };
    return { settings: await siteSettings(join(folder, 'site-settings.yaml'), log), warnings };
  };

  it('brings the names of what is still a sample, and warns of it', async () => {
    const { settings, warnings } = await settingsOf('name: Lakeside\nsocial: []');
    expect(settings.samples).not.toContain('name');
    expect(settings.samples).toContain('bank account');
    expect(warnings).toEqual([expect.stringContaining('Replace them in site-settings.yaml.')]);
  });

  it('brings nothing of a file without settings', async () =>
    expect((await settingsOf('# later')).settings).toEqual({}));

  it('refuses a file that is wrong', () =>
    expect(settingsOf('name: 1')).rejects.toThrow('name: expected string'));
});
