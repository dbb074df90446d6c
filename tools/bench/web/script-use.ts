/** A browser's coverage of one script. */
export interface ScriptCoverage {
  readonly url: string;
  readonly source?: string;
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/**
 * Paths of scripts of which no function ran after they were fetched. A script without functions is used by its
 * statements.
 */
export function unusedScripts(scripts: readonly ScriptCoverage[]): string[] {
  const used = new Map<string, boolean>();
  for (const { url, functions } of scripts) {
    const { pathname } = new URL(url);
    // The first entry is the script itself, which runs in any case.
    const inner = functions.slice(1);
    const ran = inner.length === 0 || inner.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    used.set(pathname, (used.get(pathname) ?? false) || ran);
  }
  return [...used].filter(([, ran]) => !ran).map(([path]) => path);
}
