import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgetOf, excesses } from './budgets.ts';
import type { PageVisit } from './page-visit.ts';
import type { Transfer } from './transfers.ts';

const file = (path: string, kind: Transfer['kind'], bytes: number): Transfer => ({
  path,
  kind,
  bytes,
  cached: false,
});

const visit = (path: string, more: readonly Transfer[] = [], change: Partial<PageVisit> = {}): PageVisit => ({
  path,
  transfers: [
    file(path, 'html', 12_000),
    file('/main.js', 'js', 150_000),
    file('/remotes/public_app/routes.js', 'js', 9_000),
    file('/assets/a.woff2', 'fonts', 41_000),
    ...more,
  ],
  unused: [],
  missing: [],
  ...change,
});

describe('excesses', () => {
  it('finds nothing on a page within its budget', () => assert.deepEqual(excesses(visit('/about')), []));

  it('finds one byte too many of each kind', () => {
    const { html, js, css, fonts, images } = budgetOf('/about');
    const over = [
      file('/frame', 'html', html - 12_000 + 1),
      file('/late.js', 'js', js - 159_000 + 1),
      file('/a.css', 'css', css + 1),
      file('/b.woff2', 'fonts', fonts - 41_000 + 1),
      file('/a.webp', 'images', images + 1),
    ];
    const found = excesses(visit('/about', over));
    assert.deepEqual(
      found.map((text) => /bytes of (\w+)/.exec(text)?.[1]),
      ['html', 'js', 'css', 'fonts', 'images'],
    );
  });

  it('allows the first page less JavaScript than others', () => {
    const more = [file('/late.js', 'js', 170_000 - 159_000 + 1)];
    assert.deepEqual(excesses(visit('/about', more)), []);
    assert.deepEqual(excesses(visit('/', more)), ['170001 bytes of js, at most 170000']);
  });

  it('counts files', () => {
    const many = Array.from({ length: 13 }, (_, index) => file(`/${index}.json`, 'other', 1));
    assert.deepEqual(excesses(visit('/about', many)), ['17 requests, at most 16']);
  });

  it('finds another remote, and none where there should be one', () => {
    const other = [file('/remotes/exam/exam.js', 'js', 1)];
    assert.match(excesses(visit('/', other))[0] ?? '', /loads remotes: public_app, exam/);
    assert.match(excesses(visit('/', [], { transfers: [file('/', 'html', 1)] }))[0] ?? '', /remotes: none/);
  });

  it('limits the JavaScript of the exam portal, and lets it load no other remote', () => {
    const page = (bytes: number, remote = 'exam') =>
      excesses(
        visit('/start-exam', [], { transfers: [file(`/remotes/${remote}/routes.js`, 'js', bytes)] }),
        'exam',
      );
    assert.deepEqual(page(200_000), []);
    assert.deepEqual(page(200_001), ['200001 bytes of js, at most 200000']);
    assert.match(page(1, 'public_app')[0] ?? '', /loads remotes: public_app, not exam alone/);
  });

  it('finds scripts of which nothing runs, and files that are missing', () => {
    const found = excesses(visit('/', [], { unused: ['/7.js'], missing: ['/main.js'] }));
    assert.deepEqual(found, ['loads /7.js and runs nothing of it', 'asks for /main.js, which is missing']);
  });
});
