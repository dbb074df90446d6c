import { createRequire } from 'node:module';
import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { writeIcons } from './icons/write-icons.mjs';

const require = createRequire(import.meta.url);
const { prerenderConfig } = require('@concord/mfe/webpack');

const dir = dirname(fileURLToPath(import.meta.url));
const out = join(dir, 'dist');
const serverDir = join(dir, 'dist', '.server');
/** The faces of the documents; a folder beside the bundle, which renders documents anew where there are no packages. */
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
];

/** Bundles the code that prerenders the pages. */
function bundle() {
  const config = prerenderConfig({ dir, entry: './src/site.ts', outDir: serverDir });
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
for (const font of FONTS) await cp(require.resolve(font), join(serverDir, 'fonts', basename(font)));
const { buildWholeSite } = require(join(serverDir, 'prerender.cjs'));
await buildWholeSite(join(dir, '..'), out, await writeIcons(out));
