/** A browser's coverage of one script. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/**
 * True if any function ran. The first entry is the script itself; a script without functions runs its
 * statements.
 */
const isUsed = ({ functions }: ScriptCoverage): boolean =>
  functions.length === 1 || functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);

/** Paths of loaded scripts of which no code ran. */
export function unusedScripts(paths: readonly string[], coverage: readonly ScriptCoverage[]): string[] {
  const used = new Set(coverage.filter(isUsed).map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !used.has(path));
}
