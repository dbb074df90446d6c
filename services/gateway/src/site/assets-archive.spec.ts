import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { call, closeAll, makeWebRoot, startGateway } from '../testing/harness';

const HASH = (release: number) => `0123456${release}`;
/** The built web files of a release. */
const release = (number: number) =>
  makeWebRoot({
    'shell/dist/index.html': `page ${number}`,
    'shell/dist/plain.js': `plain ${number}`,
    [`shell/dist/main.${HASH(number)}.js`]: `main ${number}`,
    [`shell/dist/main.${HASH(number)}.js.gz`]: `zipped ${number}`,
    [`exam/dist/assets/chunk.${HASH(number)}.js`]: `chunk ${number}`,
    'exam/dist/shared.89abcdef.js': 'shared',
  });

describe('AssetsArchive', () => {
  let archive: string;
  beforeEach(async () => {
    archive = await makeWebRoot({});
  });
  afterEach(closeAll);

  const gatewayOf = async (number: number) =>
    startGateway({ WEB_ROOT: await release(number), ASSETS_ARCHIVE: archive });
  const textOf = async (port: number, path: string, headers = {}) => {
    const { status, body } = await call(port, path, { headers });
    return status === 200 ? body.toString() : status;
  };

  it('serves hashed files of the previous release, and nothing else of it', async () => {
    await gatewayOf(1);
    const { port } = await gatewayOf(2);
    const [old, chunk] = [`/main.${HASH(1)}.js`, `/remotes/exam/assets/chunk.${HASH(1)}.js`];
    expect(await textOf(port, old)).toBe('main 1');
    expect(await textOf(port, old, { 'accept-encoding': 'gzip' })).toBe('zipped 1');
    expect(await textOf(port, chunk)).toBe('chunk 1');
    expect((await call(port, chunk)).headers['cache-control']).toContain('immutable');
    expect(await textOf(port, `/main.${HASH(2)}.js`)).toBe('main 2');
    expect(await textOf(port, '/plain.js')).toBe('plain 2');
    expect(existsSync(join(archive, 'files', 'shell', 'plain.js'))).toBe(false);
    expect(await textOf(port, `/main.${HASH(3)}.js`)).toBe(404);
  });

  it('keeps the files of three releases, and those that a later one still has', async () => {
    await gatewayOf(1);
    await gatewayOf(1);
    for (const file of readdirSync(join(archive, 'files', 'shell')))
      utimesSync(join(archive, 'files', 'shell', file), 0, 0);
    for (const number of [2, 3, 4]) await gatewayOf(number);
    expect(readdirSync(join(archive, 'releases'))).toHaveLength(3);
    const kept = readdirSync(join(archive, 'files', 'shell')).filter((name) => name.endsWith('.js'));
    expect(kept.sort()).toEqual([2, 3, 4].map((number) => `main.${HASH(number)}.js`));
    expect(readdirSync(join(archive, 'files', 'exam'))).toContain('shared.89abcdef.js');
  });

  it('removes what a gateway that was killed had half written', async () => {
    await gatewayOf(1);
    const [old, young] = ['releases/x.json.7.a.part', 'releases/x.json.8.b.part'].map((name) =>
      join(archive, name),
    );
    for (const file of [old ?? '', young ?? '']) writeFileSync(file, 'half');
    utimesSync(old ?? '', 0, 0);
    await gatewayOf(2);
    expect([existsSync(old ?? ''), existsSync(young ?? '')]).toEqual([false, true]);
  });

  it('removes old files while another gateway does', async () => {
    await gatewayOf(1);
    const files = join(archive, 'files', 'shell');
    for (let count = 0; count < 200; count += 1) {
      writeFileSync(join(files, `old.${count}.js`), '');
      utimesSync(join(files, `old.${count}.js`), 0, 0);
    }
    const gateways = await Promise.all(Array.from({ length: 4 }, () => gatewayOf(2)));
    expect(
      gateways.flatMap(({ logs }) => logs.filter(({ msg }) => msg === 'no archive of web files')),
    ).toEqual([]);
    expect(readdirSync(files).filter((name) => name.startsWith('old.'))).toEqual([]);
  });

  it.each([
    `/..%2f..%2fsecret.${HASH(1)}.js`,
    `/../secret.${HASH(1)}.js`,
    `/remotes/exam/../../secret.${HASH(1)}.js`,
    `/remotes/nothing/main.${HASH(1)}.js`,
    `/.hidden/secret.${HASH(1)}.js`,
    `/main.${HASH(1)}.js.gz`,
  ])('does not serve %s', async (path) => {
    await gatewayOf(1);
    const { port } = await gatewayOf(2);
    expect(await textOf(port, path)).toBe(404);
  });

  it('does not copy what a link leads to, and serves its own files without the archive', async () => {
    const outside = await makeWebRoot({ 'secret.js': 'secret' });
    const webRoot = await release(5);
    await symlink(join(outside, 'secret.js'), join(webRoot, 'shell', 'dist', `link.${HASH(5)}.js`));
    await startGateway({ WEB_ROOT: webRoot, ASSETS_ARCHIVE: archive });
    expect(readdirSync(join(archive, 'files', 'shell'))).not.toContain(`link.${HASH(5)}.js`);
    const broken = await startGateway({ WEB_ROOT: webRoot, ASSETS_ARCHIVE: join(outside, 'secret.js') });
    expect(await textOf(broken.port, `/main.${HASH(5)}.js`)).toBe('main 5');
    expect(broken.logs.some(({ msg }) => msg === 'no archive of web files')).toBe(true);
  });
});
