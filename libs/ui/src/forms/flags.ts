import { useEffect, useState } from 'react';

/** URLs of the flags' pictures by iso2 code. */
type Flags = ReadonlyMap<string, string>;

let loaded: Flags | undefined;

/** Loads all flags, one file of 41 kB (Brotli), when a list opens. */
async function loadFlags(): Promise<Flags> {
  const pictures = await import('country-flag-icons/string/3x2');
  return new Map(
    Object.entries(pictures).map(([iso2, svg]) => [iso2, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
  );
}

/** The flags, loaded once `wanted`; undefined until then and after a failure. */
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
      // Names are enough; the next opening retries.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [wanted, flags]);
  return flags;
}
