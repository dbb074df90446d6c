import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CHANGELOG = 'CHANGELOG.md';

/** A version of the changelog. */
export interface ChangelogEntry {
  readonly version: string;
  /** Compatibility level of the entry; undefined without one. */
  readonly level: number | undefined;
  /** Text below its title. */
  readonly text: string;
}

const TITLE = /^## (\d+\.\d+\.\d+\S*).*$/m;
const LEVEL = /^Compatibility level: (\d+)\./m;
const HEADING = /^# Changelog\n[^]*?(?=^## |(?![^]))/m;

/** The versions of a changelog, the newest first. */
export function entriesOf(changelog: string): ChangelogEntry[] {
  const [, ...parts] = changelog.split(TITLE);
  return parts.flatMap((version, index) => {
    if (index % 2 === 1) return [];
    const text = (parts[index + 1] ?? '').trim();
    const level = LEVEL.exec(text)?.[1];
    return { version, level: level === undefined ? undefined : Number(level), text };
  });
}

export const readChangelog = (root: string): string => readFileSync(join(root, CHANGELOG), 'utf8');

/** The same changelog with its heading at the top, where Nx has put an entry above it. */
export function headingFirst(changelog: string): string {
  const heading = HEADING.exec(changelog)?.[0] ?? '';
  const entries = changelog.replace(heading, '').trim();
  return `${[heading.trim(), entries].filter(Boolean).join('\n\n')}\n`;
}
