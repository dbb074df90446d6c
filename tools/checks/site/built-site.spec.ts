import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSite } from './site-files.ts';
import { siteProblems } from './site-problems.ts';

/** The public addresses that the owner asked for and that are pages of their own. */
const ASKED_FOR = [
  ...[
    '/',
    '/about',
    '/contact',
    '/member',
    '/nysc',
    '/exam-info',
    '/certification',
    '/career',
    '/consultancy',
  ],
  ...['/license', '/policy', '/t&c', '/money-laundry', '/projects', '/gallery', '/certificate'],
  ...['/certificate-form', '/print-certificate', '/register'],
];
const FORM = '/documents/nysc-offline-registration-form.pdf';

describe('the built site', () => {
  const site = readSite();

  it('has every public page', () => {
    const paths = site.pages.map(({ path }) => path);
    assert.deepEqual(paths.toSorted(), ASKED_FOR.toSorted());
  });

  it('has no dead link, no picture without words, and nothing else wrong', () => {
    assert.deepEqual(siteProblems(site), []);
  });

  it('has the offline form of the NYSC scheme as a PDF', () => {
    assert.equal(site.file(FORM)?.subarray(0, 5).toString(), '%PDF-');
  });
});
