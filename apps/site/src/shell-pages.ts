import { givenSettings, INSTITUTE, SETTINGS_ELEMENT } from '@concord/institute';
import { brandSheet } from '@concord/ui/brand';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the page cached by the service worker, and of the worker. */
export const SHELL_PAGE = '/index.html';
export const WORKER = '/sw.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The shell's page with the current settings, or unchanged without any. */
export function pageWithSettings(page: string): string {
  const settings = givenSettings();
  if (Object.keys(settings).length === 0) return page;
  // Escaped, so that no text can end the element. Browsers do not run this type.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${SETTINGS_ELEMENT}">${json}</script>`;
  const sheet = settings.colours ? brandSheet(settings.colours) : '';
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(INSTITUTE.shortName)}</title>`)
    .replace('</head>', () => `${sheet && `<style>${sheet}</style>`}${element}</head>`);
}

/**
 * Changes a built service worker to cache another page.
 *
 * @throws Error if the worker does not contain the hash of the page that it was built with
 */
export function workerOf(worker: string, built: string, page: string): string {
  const parts = worker.split(sha256(built));
  if (parts.length !== 2) throw new Error('The service worker does not name the page that it was built with');
  return parts.join(sha256(page));
}

/**
 * Template of all pages with the current settings. If it differs from the built one, also the
 * service worker that caches it.
 *
 * @param shell folder of the built shell
 */
export async function shellPages(shell: string) {
  const read = (path: string) => readFile(join(shell, path), 'utf8');
  const built = await read(SHELL_PAGE);
  const template = pageWithSettings(built);
  if (template === built) return { template };
  return { template, worker: workerOf(await read(WORKER), built, template) };
}
