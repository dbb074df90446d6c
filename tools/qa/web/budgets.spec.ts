import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgetOf, excesses, type Portal } from './budgets.ts';
import type { PageVisit } from './page-visit.ts';
import type { Transfer } from './transfers.ts';

const file = (path: string, kind: Transfer['kind'], bytes: number): Transfer => ({
  path,
  kind,
  bytes,
  cached: false,
});

const excessesOf = (path: string, transfers: Transfer[], portal?: Portal, more: Partial<PageVisit> = {}) =>
  excesses({ path, transfers, later: [], unused: [], missing: [], ...more }, portal);

const remote = file('/remotes/public_app/routes.js', 'js', 9_000);

describe('excesses', () => {
  it('finds one byte too many of each kind, and nothing within the budget', () => {
    const { html = 0, js = 0, css = 0, fonts = 0, images = 0 } = budgetOf('/about');
    const upTo = (more: number) => [
      remote,
      file('/about', 'html', html + more),
      file('/main.js', 'js', js - 9_000 + more),
      file('/a.css', 'css', css + more),
      file('/b.woff2', 'fonts', fonts + more),
      file('/a.webp', 'images', images + more),
    ];
    assert.deepEqual(excessesOf('/about', upTo(0)), []);
    const kinds = excessesOf('/about', upTo(1)).map((text) => /bytes of (\w+)/.exec(text)?.[1]);
    assert.deepEqual(kinds, ['html', 'js', 'css', 'fonts', 'images']);
  });

  it('allows the first page less JavaScript than others', () => {
    const scripts = [remote, file('/main.js', 'js', 161_001)];
    assert.deepEqual(excessesOf('/about', scripts), []);
    assert.deepEqual(excessesOf('/', scripts), ['170001 bytes of js, at most 170000']);
  });

  it('counts files', () => {
    const many = Array.from({ length: 16 }, (_, index) => file(`/${index}.json`, 'other', 1));
    assert.deepEqual(excessesOf('/about', [remote, ...many]), ['17 requests, at most 16']);
  });

  it('finds another remote, and none where there should be one', () => {
    const other = file('/remotes/exam/exam.js', 'js', 1);
    assert.match(excessesOf('/', [remote, other])[0] ?? '', /loads remotes: public_app, exam/);
    assert.match(excessesOf('/', [])[0] ?? '', /remotes: none/);
  });

  it('limits the JavaScript of the exam portal, and lets it load no other remote', () => {
    const exam = (bytes: number) =>
      excessesOf('/start-exam', [file('/remotes/exam/a.js', 'js', bytes)], 'exam');
    assert.deepEqual(exam(200_000), []);
    assert.deepEqual(exam(200_001), ['200001 bytes of js, at most 200000']);
    assert.match(excessesOf('/start-exam', [remote], 'exam')[0] ?? '', /public_app, not exam alone/);
  });

  it("limits the JavaScript of the member's pages", () => {
    const member = (bytes: number) =>
      excessesOf('/me', [file('/remotes/member/a.js', 'js', bytes)], 'member');
    assert.deepEqual(member(180_000), []);
    assert.deepEqual(member(180_001), ['180001 bytes of js, at most 180000']);
  });

  it('limits what the exam loads when its questions are shown, apart from the first load', () => {
    const exam = [file('/remotes/exam/a.js', 'js', 200_000)];
    const later = (bytes: number) =>
      excessesOf('/online-exam', exam, 'exam', { later: [file('/dialogs.js', 'js', bytes)] });
    assert.deepEqual(later(30_000), []);
    assert.deepEqual(later(30_001), ['30001 bytes of js when it is shown, at most 30000']);
  });

  it('finds scripts of which nothing runs, and files that are missing', () => {
    const found = excessesOf('/', [remote], 'public_app', { unused: ['/7.js'], missing: ['/main.js'] });
    assert.deepEqual(found, ['loads /7.js and runs nothing of it', 'asks for /main.js, which is missing']);
  });
});
