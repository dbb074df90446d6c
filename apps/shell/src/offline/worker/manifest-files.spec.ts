import { filesOfManifest } from './manifest-files';

const PATH = '/remotes/exam/mf-manifest.json';
const assets = (sync: string[], async: string[] = [], css: string[] = []) => ({
  js: { sync, async },
  css: { sync: css, async: [] },
});
const manifest = (rest: object = {}) => ({
  metaData: { remoteEntry: { name: 'exam.0123456789.js', path: '' } },
  shared: [{ name: 'react', assets: assets([]) }],
  exposes: [{ path: './routes', assets: assets(['routes.1.js'], ['107.js', '147.js'], ['exam.css']) }],
  ...rest,
});

describe('filesOfManifest', () => {
  it('lists the entry and all chunks of exposed and shared modules, each once', () => {
    const shared = [{ name: 'idb', assets: assets(['107.js'], ['200.js']) }];
    expect(filesOfManifest(manifest({ shared }), PATH)).toEqual([
      '/remotes/exam/exam.0123456789.js',
      '/remotes/exam/routes.1.js',
      '/remotes/exam/107.js',
      '/remotes/exam/147.js',
      '/remotes/exam/exam.css',
      '/remotes/exam/200.js',
    ]);
  });

  it('prefixes the entry with its folder', () => {
    const metaData = { remoteEntry: { name: 'entry.js', path: 'static' } };
    expect(filesOfManifest(manifest({ metaData }), PATH)[0]).toBe('/remotes/exam/static/entry.js');
  });

  it.each([null, 'text', {}, { metaData: {} }, { metaData: { remoteEntry: {} } }])(
    'refuses %j as a manifest',
    (value) => {
      expect(() => filesOfManifest(value, PATH)).toThrow('is not the manifest of a remote');
    },
  );

  it.each(['../admin/a.js', '/sw.js', '//other.example/a.js', 'https://other.example/a.js'])(
    'refuses a manifest that names %s',
    (name) => {
      expect(() => filesOfManifest(manifest({ exposes: [{ assets: assets([name]) }] }), PATH)).toThrow(
        "is not the remote's",
      );
    },
  );
});
