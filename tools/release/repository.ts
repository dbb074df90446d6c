import { runProgram } from '../lib/cli-run.ts';
import { LauncherError } from '../lib/launcher-error.ts';

/** A working copy of the product's git repository. */
export class Repository {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** @returns git's output @throws LauncherError with it when git fails */
  async git(...args: string[]): Promise<string> {
    const { code, output } = await runProgram('git', args, { cwd: this.root });
    if (code !== 0) throw new LauncherError(`git ${args[0]} ended with ${code}:\n${output.trim()}`);
    return output.trim();
  }

  /** Hash of a commit; undefined for an unknown name. */
  async commitOf(name: string): Promise<string | undefined> {
    const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
    const { code, output } = await runProgram('git', args, { cwd: this.root });
    return code === 0 ? output.trim() : undefined;
  }

  /** @throws LauncherError when files differ from the last commit, or no branch is checked out */
  async requireClean(): Promise<void> {
    const changed = await this.git('status', '--porcelain');
    if (changed !== '')
      throw new LauncherError(`Commit or remove what is changed first; a release is a commit:\n${changed}`);
    await this.branch();
  }

  branch(): Promise<string> {
    return this.git('symbolic-ref', '--short', 'HEAD');
  }
}
