/** A browser's coverage of one script. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/** Whether any function of it ran. The first entry is the script itself; one without functions runs its statements. */
const isUsed = ({ functions }: ScriptCoverage): boolean =>
  functions.length === 1 || functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);

/** The scripts of which nothing ran after they were fetched, by their paths. */
export function unusedScripts(paths: readonly string[], coverage: readonly ScriptCoverage[]): string[] {
  const used = new Set(coverage.filter(isUsed).map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !used.has(path));
}
