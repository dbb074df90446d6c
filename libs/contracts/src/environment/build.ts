import type { ProcessEnv } from './process-env';

/** Version or checkout that a process was built from. */
export interface Build {
  /** E.g. `1.2.0`; between versions the output of git describe, or `dev`. */
  version: string;
  /** `unknown` if the build did not set it. */
  commit: string;
}

export const buildOf = ({ VERSION, COMMIT }: Pick<ProcessEnv, 'VERSION' | 'COMMIT'>): Build => ({
  version: VERSION,
  commit: COMMIT,
});
