import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

interface Plugins {
  readonly PrecachePlugin: new (options: object) => webpack.WebpackPluginInstance;
}
const { PrecachePlugin } = jest.requireActual<Plugins>('./precache.plugin.cjs');

const MAIN = `main.${'0123456789abcdef'.repeat(4)}.js`;

describe('PrecachePlugin', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'precache-'));
    writeFileSync(join(folder, 'worker.js'), 'cache(self.__WB_MANIFEST, self.__LAZY_FILES);');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = () =>
    new Promise<webpack.Stats | undefined>((resolve, reject) => {
      const lazyFiles = new Map([['@concord/ui/forms', ['/12.js']]]);
      const plugins = [new PrecachePlugin({ folder, lazyFiles })];
      const entry = { sw: join(folder, 'worker.js') };
      const done = (error: Error | null, stats?: webpack.Stats) => (error ? reject(error) : resolve(stats));
      webpack({ mode: 'none', context: folder, entry, output: { path: folder }, plugins }, done);
    });

  it('inserts the page, its start script and the lazy files', async () => {
    writeFileSync(join(folder, 'index.html'), '<title>Concord</title>');
    writeFileSync(join(folder, MAIN), '');
    await build();
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    expect(worker).toMatch(/"url":"\/index.html","revision":"[0-9a-f]{64}"/);
    const integrity = 'sha256-ASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4mrze8=';
    expect(worker).toContain(
      `{"url":"/${MAIN}","revision":null,"integrity":"${integrity}"}], {"forms":["/12.js"]}`,
    );
  });

  it('reports a missing page beside the errors of its build, not in their place', async () => {
    const stats = await build();
    expect(stats?.toJson({ errors: true }).errors?.map(({ message }) => message)).toEqual([
      'The worker needs the page and its start script: the page was not built',
    ]);
  });
});
