import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENDPOINT = /^\s*(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm;

/**
 * Names that two requests of the browser share. All apps put theirs into one store, where the first of a name stays and
 * a second is passed over without a word: an app that came later would ask with another's request.
 */
export function sharedEndpointNames(root: string): string[] {
  const places = new Map<string, string[]>();
  for (const file of globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root }).sort()) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(ENDPOINT)) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `the request ${name} stands in ${files.join(' and ')}`);
}
