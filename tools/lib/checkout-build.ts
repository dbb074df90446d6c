import { runProgram } from './cli-run.ts';

/** State of the sources, for processes that are built from a checkout. */
export interface CheckoutBuild {
  /** A release's version, such as `1.2.0`; between releases as git describes it; `dev` where there is none. */
  readonly VERSION: string;
  readonly COMMIT: string;
}

/** Version and commit of a folder by git; without git, or outside a repository, `dev` and `unknown`. */
export async function checkoutBuild(root: string): Promise<CheckoutBuild> {
  const git = async (...args: string[]) => {
    const { code, output } = await runProgram('git', ['-C', root, ...args]);
    return code === 0 ? output.trim() : undefined;
  };
  const [described, commit] = await Promise.all([
    git('describe', '--tags', '--match', 'v[0-9]*', '--dirty'),
    git('rev-parse', 'HEAD'),
  ]);
  return { VERSION: described?.replace(/^v/, '') ?? 'dev', COMMIT: commit ?? 'unknown' };
}
