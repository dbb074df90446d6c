interface AssetLists {
  readonly sync?: readonly string[];
  readonly async?: readonly string[];
}

interface Assets {
  readonly js?: AssetLists;
  readonly css?: AssetLists;
}

interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly name?: string; readonly path?: string } };
  readonly exposes?: readonly { readonly assets?: Assets }[];
  readonly shared?: readonly { readonly assets?: Assets }[];
}

const filesIn = ({ js, css }: Assets = {}): string[] =>
  [js, css].flatMap((lists) => [...(lists?.sync ?? []), ...(lists?.async ?? [])]);

/**
 * Paths of all files that a remote may load, from its federation manifest: its entry, then the
 * chunks of its exposed and shared modules, including lazy ones.
 *
 * @throws Error if it is not a remote's manifest, or lists a file outside the remote's folder
 */
export function filesOfManifest(manifest: unknown, manifestPath: string): string[] {
  const { metaData, exposes = [], shared = [] } = (manifest ?? {}) as Manifest;
  const entry = metaData?.remoteEntry;
  if (!entry?.name) throw new Error(`${manifestPath} is not the manifest of a remote`);
  const folder = new URL('.', new URL(manifestPath, 'http://site')).pathname;
  const names = [
    [entry.path, entry.name].filter(Boolean).join('/'),
    ...[...exposes, ...shared].flatMap(({ assets }) => filesIn(assets)),
  ];
  const paths = names.map((name) => new URL(name, `http://site${folder}`));
  const foreign = paths.find(({ host, pathname }) => host !== 'site' || !pathname.startsWith(folder));
  if (foreign) throw new Error(`${manifestPath} names ${foreign.href}, which is not the remote's`);
  return [...new Set(paths.map(({ pathname }) => pathname))];
}
