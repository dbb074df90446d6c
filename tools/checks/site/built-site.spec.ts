import { PUBLIC_PAGES } from '@concord/testing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
    const expected = [...PUBLIC_PAGES, { path: '/register', navigation: true }];
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    assert.deepEqual(pages.toSorted(byPath), expected.toSorted(byPath));
  });

  it('hides only the page for printing from search engines', () => {
    const hidden = site.pages.filter((page) => !isListed(page)).map(({ path }) => path);
    assert.deepEqual(hidden, ['/print-certificate']);
  });

  it('has no dead link, no picture without words, and nothing else wrong', () => {
    assert.deepEqual(siteProblems(site), []);
  });

  it('has the offline form of the NYSC scheme as a PDF', () => {
    assert.equal(site.file(FORM)?.subarray(0, 5).toString(), '%PDF-');
  });
});
