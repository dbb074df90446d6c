import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

export interface Project {
  name: string;
  folder: string;
  scripts: Record<string, string>;
}

/** Every project of the workspace, by its package.json. */
export function projects(): Project[] {
  return globSync('{apps,services,libs}/*/package.json', { cwd: ROOT })
    .sort()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      const folder = join(ROOT, dirname(file));
      return { name: basename(folder), folder, scripts: manifest.scripts ?? {} };
    });
}

/** True if a project has tests of this kind; such a project must report some. */
function hasSpecs(folder: string, kind: 'unit' | 'integration'): boolean {
  const specs = globSync('src/**/*.spec.{ts,tsx}', { cwd: folder });
  return specs.some((file) => file.includes('.int.spec.') === (kind === 'integration'));
}

/** Wanted projects with tests of this kind. */
export const testedProjects = (kind: 'unit' | 'integration', wanted: readonly string[]): Project[] =>
  projects().filter(
    ({ name, scripts, folder }) =>
      scripts[kind === 'unit' ? 'test' : kind] && hasSpecs(folder, kind) && isWanted(name, wanted),
  );

/** True if a test run includes this project; a run without names includes all. */
export const isWanted = (name: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.includes(name);
