import { givenSettings, INSTITUTE } from '@concord/institute';
import { brandMark } from '@concord/ui/brand';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Default colour, without the institute's own. */
const GREEN = '#1b6b3f';
const ADDRESS = '/manifest.webmanifest';

/** Writes the web manifest, which lets browsers install the site as an app; returns its URL path. */
export async function writeManifest(out: string): Promise<string> {
  const manifest = {
    name: INSTITUTE.name,
    short_name: INSTITUTE.shortName,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbfcfb',
    theme_color: brandMark(givenSettings().colours ?? {})(GREEN),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(join(out, ADDRESS), JSON.stringify(manifest));
  return ADDRESS;
}
