import { entriesOf, readChangelog } from '../../release/changelog.ts';
import { packageVersions, productVersion } from '../../release/package-versions.ts';
import { planProblems, type VersionPlan, versionPlans } from '../../release/version-plans.ts';

/** Parts of a release, and the compatibility level of the code. */
export interface ReleaseSources {
  readonly changelog: string;
  readonly version: string;
  /** The versions of all packages, by their files. */
  readonly packages: ReadonlyMap<string, string>;
  readonly plans: readonly VersionPlan[];
  readonly level: number;
}

export const releaseSources = (root: string, level: number): ReleaseSources => ({
  changelog: readChangelog(root),
  version: productVersion(root),
  packages: packageVersions(root),
  plans: versionPlans(root),
  level,
});

/**
 * Problems of levels: each is that of the previous version or one more, and the code's is higher only with a
 * plan that says so.
 */
function levelProblems({ changelog, plans, level }: ReleaseSources): string[] {
  const entries = entriesOf(changelog);
  const [newest] = entries;
  const isRaised = newest?.level !== undefined && level === newest.level + 1;
  const isPlanned = plans.some(({ bump }) => bump === 'major');
  return [
    ...entries.flatMap(({ version, level: own }, index) => {
      const before = entries[index + 1];
      if (own === undefined) return [`${version} has no line "Compatibility level: 1. …"`];
      if (before?.level === undefined || own === before.level || own === before.level + 1) return [];
      return [`${version} has level ${own} after level ${before.level} of ${before.version}`];
    }),
    ...(newest?.level === undefined || newest.level === level || (isRaised && isPlanned)
      ? []
      : [
          `${newest.version} has level ${newest.level}, the code has ${level}` +
            (isRaised ? ': a version plan "concord: major" must say what operators do' : ''),
        ]),
  ];
}

/** Disagreements of the changelog, the versions of packages and the plans of the next version. */
export function releaseSourceProblems(sources: ReleaseSources): string[] {
  const { changelog, version, packages, plans } = sources;
  const [newest] = entriesOf(changelog);
  return [
    ...(newest?.version === version
      ? []
      : [`its newest version is ${newest?.version ?? 'missing'}, package.json has ${version}`]),
    ...levelProblems(sources),
  ]
    .map((problem) => `CHANGELOG.md: ${problem}`)
    .concat(
      [...packages].flatMap(([file, own]) =>
        own === version ? [] : [`${file} has the version ${own} instead of ${version}`],
      ),
      planProblems(plans),
    );
}
