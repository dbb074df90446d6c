// Bundles the code that prerenders the pages. It reads only sources, so it needs no built apps.
import { createRequire } from 'node:module';
import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const { prerenderConfig } = require('@concord/mfe/webpack');

const dir = import.meta.dirname;
const outDir = join(dir, 'dist', '.server');
/**
 * Fonts of documents, in a folder beside the bundle, which also renders documents where no packages
 * are installed.
 */
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
];

function bundle() {
  const config = prerenderConfig({ dir, entry: './src/site.ts', outDir });
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

await rm(outDir, { recursive: true, force: true });
await bundle();
for (const font of FONTS) await cp(require.resolve(font), join(outDir, 'fonts', basename(font)));
