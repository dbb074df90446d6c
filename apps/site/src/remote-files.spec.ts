import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFiles } from './remote-files';

describe('remoteFiles', () => {
  let dir: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'site-'));
    const files = {
      'mf-manifest.json': {
        metaData: { remoteEntry: { name: 'public_app.1.js' } },
        exposes: [{ assets: { js: { sync: ['routes.2.js'] } } }],
      },
      'chunks.json': {
        __federation_expose_routes: { files: ['routes.2.js'], shared: ['@concord/api-client/member'] },
        about: { files: ['shared.3.js', 'about.4.js'], shared: [] },
        information: { files: ['shared.3.js', 'information.5.js'], shared: [] },
        gallery: { files: ['gallery.6.js'], shared: ['@concord/api-client/requests'] },
      },
      'lazy-files.json': {
        '@concord/api-client/member': ['/884.js'],
        '@concord/api-client/requests': ['/885.js'],
      },
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(dir, name), JSON.stringify(content));
    }
  });
  afterAll(() => rm(dir, { recursive: true }));

  const hrefs = async (names: string[]) =>
    (await remoteFiles('public_app', dir, dir))(names).map(({ href }) => href);
  const START = [
    '/remotes.json',
    '/remotes/public_app/mf-manifest.json',
    '/remotes/public_app/public_app.1.js',
    '/remotes/public_app/routes.2.js',
  ];

  it('lists the files of the remote itself, each file of the chunks once, and shared modules of all pages', async () => {
    expect(await hrefs([])).toEqual([...START, '/884.js']);
    expect(await hrefs(['about', 'information'])).toEqual([
      ...START,
      '/remotes/public_app/shared.3.js',
      '/remotes/public_app/about.4.js',
      '/remotes/public_app/information.5.js',
      '/884.js',
    ]);
  });

  it('lists the files of shared modules of a page', async () => {
    expect(await hrefs(['gallery'])).toEqual([
      ...START,
      '/remotes/public_app/gallery.6.js',
      '/884.js',
      '/885.js',
    ]);
  });

  it('throws for an unknown chunk', async () => {
    await expect(hrefs(['nowhere'])).rejects.toThrow('no chunk "nowhere"');
  });
});
