import type { Deployed } from './deployment.ts';

const VARIABLE = 'SITE_SETTINGS';

/** Containers that read site settings without a mounted file, or have one that they do not read. */
export function settingsProblems(place: string, containers: readonly Deployed[]): string[] {
  const read = new Set(containers.flatMap(({ variables }) => variables.get(VARIABLE) ?? []));
  return containers.flatMap(({ name, variables, files }) => {
    const file = variables.get(VARIABLE);
    if (file && !files.includes(file)) return [`${place}: ${name} reads ${file}, which it is not given`];
    if (!file && files.some((path) => read.has(path)))
      return [`${place}: ${name} is given site settings, but lacks ${VARIABLE}`];
    return [];
  });
}
