import { givenSettings, INSTITUTE } from '@concord/institute';
import { brandMark } from '@concord/ui/brand';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Default colour, without the institute's own. */
const GREEN = '#1b6b3f';
const ADDRESS = '/manifest.webmanifest';
/** Manifest that the page of a member's card names in place of the site's. */
const CARD_ADDRESS = '/card.webmanifest';
const CARD_PAGE = '/me/card';

/** Names and start page of an app that browsers install. */
interface Start {
  readonly name: string;
  readonly short_name: string;
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
}

/** Writes the web manifests, which let browsers install the site, or a member's card, as an app; returns their URL paths. */
export async function writeManifests(out: string): Promise<string[]> {
  const { name, shortName } = INSTITUTE;
  const site = { name, short_name: shortName, id: '/', start_url: '/', scope: '/' };
  const card = {
    name: `Membership card, ${name}`,
    short_name: 'My card',
    id: CARD_PAGE,
    start_url: CARD_PAGE,
    scope: '/',
  };
  await write(join(out, ADDRESS), site);
  await write(join(out, CARD_ADDRESS), card);
  return [ADDRESS, CARD_ADDRESS];
}

async function write(file: string, start: Start): Promise<void> {
  const manifest = {
    ...start,
    display: 'minimal-ui',
    background_color: '#fbfcfb',
    theme_color: brandMark(givenSettings().colours ?? {})(GREEN),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(file, JSON.stringify(manifest));
}
