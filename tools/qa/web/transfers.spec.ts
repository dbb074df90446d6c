import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathsIn } from './site-paths.ts';
import { bytesByKind, kindOf, totalBytes } from './transfers.ts';

describe('kindOf', () => {
  it('tells files by what the server says that they are', () => {
    const types = ['text/html', 'text/javascript', 'application/javascript', 'text/css', 'font/woff2'];
    assert.deepEqual(types.map(kindOf), ['html', 'js', 'js', 'css', 'fonts']);
    assert.deepEqual(['image/svg+xml', 'image/webp', 'application/json'].map(kindOf), [
      'images',
      'images',
      'other',
    ]);
  });
});

describe('bytesByKind', () => {
  it('adds the bytes of each kind, and knows every kind', () => {
    const transfers = [
      { path: '/a.js', kind: 'js', bytes: 10, cached: false },
      { path: '/b.js', kind: 'js', bytes: 5, cached: false },
      { path: '/', kind: 'html', bytes: 3, cached: false },
    ] as const;
    assert.deepEqual(bytesByKind(transfers), { html: 3, js: 15, css: 0, fonts: 0, images: 0, other: 0 });
    assert.equal(totalBytes(transfers), 18);
  });
});

describe('pathsIn', () => {
  it('gives the paths of a sitemap, with signs that XML and addresses write otherwise', () => {
    const url = (path: string) => `<url><loc>https://x.example${path}</loc></url>`;
    assert.deepEqual(pathsIn(`<urlset>${url('/')}${url('/t&amp;c')}</urlset>`), ['/', '/t&c']);
  });
});
