import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Files of version plans, one per change that operators or users notice; see docs/releases.md. */
const PLANS = '.nx/version-plans/*.md';
const PARTS = /^---\n([^]*?)\n---\n([^]*)$/;
const BUMPS = ['major', 'minor', 'patch'] as const;
type Bump = (typeof BUMPS)[number];

export interface VersionPlan {
  /** Its path below the root. */
  readonly file: string;
  /** Undefined if the plan does not name the product. */
  readonly bump: Bump | undefined;
  readonly text: string;
}

function bumpOf(head: string): Bump | undefined {
  try {
    const { concord } = parse(head) as { concord?: unknown };
    return BUMPS.find((bump) => bump === concord);
  } catch {
    return undefined;
  }
}

/** Plans that wait for the next release. */
export function versionPlans(root: string): VersionPlan[] {
  return globSync(PLANS, { cwd: root })
    .sort()
    .map((file) => {
      const [, head = '', text = ''] = PARTS.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return { file, bump: bumpOf(head), text: text.trim() };
    });
}

/** Plans without a valid changelog entry. */
export const planProblems = (plans: readonly VersionPlan[]): string[] =>
  plans.flatMap(({ file, bump, text }) => [
    ...(bump ? [] : [`${file} must begin with "concord: major", "minor" or "patch" between two lines "---"`]),
    ...(text ? [] : [`${file} says nothing for the changelog`]),
  ]);
