import type { Image } from './images.ts';

interface Subject {
  readonly name: string;
  readonly sha256: string;
}

interface Origin {
  readonly version: string;
  readonly commit: string;
  /** SHA-256 of the lockfile, which names every package and the hash of its content. */
  readonly lockfile: string;
  readonly images: readonly Image[];
}

/**
 * An in-toto statement with a SLSA provenance predicate (v1): the commit and packages from which a release's
 * files and images were made. It has no time, so that the same commit gives the same bytes. It is not signed.
 */
export function provenanceOf(
  files: readonly Subject[],
  { version, commit, lockfile, images }: Origin,
): object {
  const subjects = [
    ...files,
    ...images.map(({ name, digest }) => ({ name, sha256: digest.replace(/^sha256:/, '') })),
  ];
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:concord:release:1',
        externalParameters: { command: 'npm run release', version, images: images.map(({ name }) => name) },
        internalParameters: {},
        resolvedDependencies: [
          { uri: `urn:concord:source:v${version}`, digest: { gitCommit: commit } },
          { name: 'package-lock.json', digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: 'urn:concord:builder:checkout' } },
    },
  };
}
