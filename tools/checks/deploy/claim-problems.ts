import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from './manifests.ts';

/** Claims that differ between two overlays: a claim is immutable, so the second `apply` would be refused. */
export function claimProblems(overlays: ReadonlyMap<string, readonly Manifest[]>): string[] {
  const first = new Map<string, { overlay: string; spec: unknown }>();
  return [...overlays].flatMap(([overlay, manifests]) =>
    manifests
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .flatMap(({ metadata: { name }, spec }) => {
        const other = first.get(name);
        if (!other) first.set(name, { overlay, spec });
        if (!other || isDeepStrictEqual(other.spec, spec)) return [];
        return [`k8s/overlays: the claim ${name} is another one in ${other.overlay} than in ${overlay}`];
      }),
  );
}
