import type { ProcessEnv } from './process-env';

/** The release, or the state of a checkout, that a process was built from. */
export interface Build {
  /** Such as `1.2.0`; between releases as git describes it, or `dev`. */
  version: string;
  /** `unknown` where nobody told it to the build. */
  commit: string;
}

/** The build of a process, by its environment. */
export const buildOf = ({ VERSION, COMMIT }: Pick<ProcessEnv, 'VERSION' | 'COMMIT'>): Build => ({
  version: VERSION,
  commit: COMMIT,
});
