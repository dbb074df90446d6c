import { createRequire } from 'node:module';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { writeDocuments } from './documents/write-documents.ts';
import { writeIcons } from './icons/write-icons.mjs';

const require = createRequire(import.meta.url);
const { prerenderConfig } = require('@concord/mfe/webpack');

const dir = dirname(fileURLToPath(import.meta.url));
const out = join(dir, 'dist');
const serverDir = join(dir, 'dist', '.server');

/** Bundles the code that prerenders the pages. */
function bundle() {
  const config = prerenderConfig({ dir, entry: './src/build-site.ts', outDir: serverDir });
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await bundle();
const { buildSite } = require(join(serverDir, 'prerender.cjs'));
const files = [...(await writeIcons(out)), ...(await writeDocuments(out))];
await buildSite(
  {
    shell: join(dir, '../shell/dist'),
    remotes: {
      public_app: join(dir, '../public/dist'),
      registration: join(dir, '../registration/dist'),
      exam: join(dir, '../exam/dist'),
      admin: join(dir, '../admin/dist'),
    },
    out,
  },
  files,
);
