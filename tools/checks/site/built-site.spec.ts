import { PUBLIC_PAGES } from '@concord/testing';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../lib/paths.ts';
import { linkProblems } from './link-problems.ts';
import { elementsOf } from './markup.ts';
import { isListed } from './page-problems.ts';
import { readSite } from './site-files.ts';
import { siteProblems } from './site-problems.ts';

const FORM = '/documents/nysc-offline-registration-form.pdf';

describe('the built site', () => {
  const site = readSite();

  it('has every public page, with the top navigation where it belongs', () => {
    const pages = site.pages.map(({ path, document }) => ({
      path,
      navigation: [...elementsOf(document)].some(
        ({ tag, attributes }) => tag === 'nav' && attributes.get('aria-label') === 'Main',
      ),
    }));
    const expected = [
      ...PUBLIC_PAGES,
      { path: '/register', navigation: true },
      ...['/me', '/me/sign-in'].map((path) => ({ path, navigation: false })),
    ];
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    assert.deepEqual(pages.toSorted(byPath), expected.toSorted(byPath));
  });

  it('hides only the page for printing and those of members from search engines', () => {
    const hidden = site.pages.filter((page) => !isListed(page)).map(({ path }) => path);
    assert.deepEqual(hidden.toSorted(), ['/me', '/me/sign-in', '/print-certificate']);
  });

  it('has no dead link, no picture without words, and nothing else wrong', () => {
    assert.deepEqual(siteProblems(site), []);
  });

  it('has a page of each verdict on a certificate, hidden from search engines and with no dead link', () => {
    assert.equal(site.verdicts.length, 13);
    assert.deepEqual(site.verdicts.filter(isListed), []);
    assert.deepEqual(
      site.verdicts.flatMap((page) => linkProblems(page, site)),
      [],
    );
  });

  it('says where to report a weakness, for a year to come', () => {
    const text = site.texts['/.well-known/security.txt'] ?? '';
    assert.match(text, /^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    assert.ok(expires > Date.now() && expires < Date.now() + 366 * 24 * 3600 * 1000);
  });

  it('has the offline form of the NYSC scheme as a PDF', () => {
    assert.equal(site.file(FORM)?.subarray(0, 5).toString(), '%PDF-');
  });

  it('names each script by the SHA-256 of its bytes, so that browsers refuse another one', () => {
    const scripts = globSync('apps/*/dist/*.js', { cwd: ROOT }).filter((path) => basename(path) !== 'sw.js');
    assert.ok(scripts.length > 50);
    for (const path of scripts) {
      const hash = createHash('sha256').update(readFileSync(join(ROOT, path)));
      assert.equal(basename(path).split('.')[1], hash.digest('hex'), path);
    }
  });

  it('says in every page what the start script must be', () => {
    for (const { path, document } of [...site.pages, ...site.notFound, ...site.verdicts]) {
      const start = [...elementsOf(document)].find(
        ({ tag, attributes }) => tag === 'script' && attributes.has('src'),
      );
      const file = site.file(start?.attributes.get('src') ?? '') ?? '';
      const integrity = `sha256-${createHash('sha256').update(file).digest('base64')}`;
      assert.equal(start?.attributes.get('integrity'), integrity, path);
    }
  });
});
