import { createRequire } from 'node:module';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIcons } from './icons/write-icons.mjs';

const dir = import.meta.dirname;
const out = join(dir, 'dist');
/** Output folder of `bundle.mjs`. */
const BUNDLE = '.server';

for (const name of await readdir(out))
  if (name !== BUNDLE) await rm(join(out, name), { recursive: true, force: true });
const { buildWholeSite } = createRequire(import.meta.url)(join(out, BUNDLE, 'prerender.cjs'));
await buildWholeSite(join(dir, '..'), out, await writeIcons(out));
