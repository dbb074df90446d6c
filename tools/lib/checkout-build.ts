import { runProgram } from './cli-run.ts';

/** Version and commit of the sources, for processes that run from a checkout. */
export interface CheckoutBuild {
  /** Version of a release, such as `1.2.0`; between releases the description by git, without git `dev`. */
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
