import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

interface Package {
  version?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface Advisory {
  name: string;
  /** Affected versions. */
  range: string;
  severity: string;
  title: string;
  url: string;
}

/** File that `npm run record:advisories` writes. */
export interface Advisories {
  recordedAt: string;
  advisories: Advisory[];
}

export const ADVISORIES = 'tools/checks/advisories.json';

/** Licences that allow use and redistribution without opening our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips, which sharp loads as a library of its own
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1', // fonts
  'Python-2.0',
  'Zlib',
]);
/** Packages whose licence npm does not find: it is in a file or in an older field. */
const SAID_ELSEWHERE = ['busboy', 'humanize-number', 'only', 'png-js', 'streamsearch', 'xtend'];

/** Packages with an install script, each reviewed once. npm runs none of them. */
const WITH_SCRIPT = new Set([
  '@parcel/watcher',
  '@scarf/scarf',
  '@swc/core',
  'msgpackr-extract',
  'nx',
  'puppeteer',
  'unrs-resolver',
]);
/** Places that install packages, each with the option that turns install scripts off. */
const SCRIPTS_OFF = {
  '.npmrc': 'ignore-scripts=true',
  'tools/bootstrap.mjs': "'--ignore-scripts'",
  'deploy/install-packages.sh': '--ignore-scripts',
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Third-party packages of a lockfile. */
function packagesOf(root: string): { name: string; found: Package }[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  return Object.entries(packages).flatMap(([path, found]) =>
    path.includes('node_modules/') && !found.link ? [{ name: nameOf(path), found }] : [],
  );
}

/** True if an SPDX expression lets us choose licences that are all allowed. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((licence) => ALLOWED.has(licence));
}

/** Packages whose licence is not allowed. */
export function licenceProblems(root: string): string[] {
  const problems = packagesOf(root).flatMap(({ name, found: { license } }) => {
    if (license ? isAllowed(license) : SAID_ELSEWHERE.includes(name)) return [];
    return `${name} has ${license ? `the licence ${license}` : 'no licence'}, which supply-chain.ts does not allow`;
  });
  return [...new Set(problems)];
}

/** Packages with an unknown install script, and places that would run it. */
export function installScriptProblems(root: string): string[] {
  const unknown = packagesOf(root).filter(
    ({ name, found }) => found.hasInstallScript && !WITH_SCRIPT.has(name),
  );
  const open = Object.entries(SCRIPTS_OFF).filter(
    ([file, text]) => !readFileSync(join(root, file), 'utf8').includes(text),
  );
  return [
    ...unknown.map(({ name }) => `${name} has an install script: look at it, then add it to supply-chain.ts`),
    ...open.map(([file, text]) => `${file} lacks ${text}, so install scripts would run`),
  ];
}

/** Recorded advisories; undefined before the first record. */
export function recordedAdvisories(root: string): Advisories | undefined {
  const file = join(root, ADVISORIES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Advisories) : undefined;
}

/** Packages of the lockfile in a version with an advisory. */
export function advisoryProblems(root: string, { advisories }: Advisories): string[] {
  const present = packagesOf(root);
  const problems = advisories.flatMap(({ name, range, severity, title, url }) =>
    present
      .filter((each) => each.name === name && semver.satisfies(each.found.version ?? '', range))
      .map(({ found }) => `${name} ${found.version}: ${title} (${severity}, ${url})`),
  );
  return [...new Set(problems)];
}

/** The advisories in the report of `npm audit --json`. @throws Error when it is none */
export function advisoriesOf(report: string, now = new Date()): Advisories {
  const { vulnerabilities } = JSON.parse(report) as {
    vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  };
  if (!vulnerabilities) throw new Error('npm audit gave no report');
  const all = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each !== 'string'),
  );
  const advisories = all.map(({ name, range, severity, title, url }) => ({
    name,
    range,
    severity,
    title,
    url,
  }));
  return { recordedAt: now.toISOString(), advisories };
}
