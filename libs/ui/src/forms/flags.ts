import { useEffect, useState } from 'react';

/** Addresses of the flags' pictures by the iso2 codes of their countries. */
type Flags = ReadonlyMap<string, string>;

let loaded: Flags | undefined;

/** All flags are one file of 41 kB (Brotli), so they are loaded for an open list alone. */
async function loadFlags(): Promise<Flags> {
  const pictures = await import('country-flag-icons/string/3x2');
  return new Map(
    Object.entries(pictures).map(([iso2, svg]) => [iso2, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
  );
}

/** The flags, loaded once `wanted`; undefined until then, and where they could not be loaded. */
export function useFlags(wanted: boolean): Flags | undefined {
  const [flags, setFlags] = useState(loaded);
  useEffect(() => {
    if (!wanted || flags) return undefined;
    let isUnmounted = false;
    loadFlags().then(
      (all) => {
        loaded = all;
        if (!isUnmounted) setFlags(all);
      },
      // The names are enough; the next opening tries again.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [wanted, flags]);
  return flags;
}
