import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { commandsOf } from '../../lib/page-commands.ts';
import { ROOT } from '../../lib/paths.ts';
import type { Ended } from './deployment.ts';

const OWN_VARIABLES = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'SystemRoot', 'USERPROFILE'];
const LOG_CHARACTERS = 3000;

/** A copy of the repository in its own folder, like a clone, in which the commands of the documents run. */
export class Checkout {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;

  private constructor(folder: string, project: string) {
    this.folder = folder;
    const ofTheSystem = Object.entries(process.env).filter(
      ([name]) => OWN_VARIABLES.includes(name) || name.startsWith('DOCKER_'),
    );
    this.env = {
      ...Object.fromEntries(ofTheSystem),
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      COMPOSE_PROJECT_NAME: project,
    };
  }

  /** @param folder to create @param project compose's prefix for names of containers and volumes */
  static async make(folder: string, project: string): Promise<Checkout> {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { code, output } = await runProgram('git', args, { cwd: ROOT });
    if (code !== 0) throw new LauncherError(`git does not list the files:\n${output}`);
    for (const path of output.split('\0').filter((each) => each && existsSync(join(ROOT, each))))
      cpSync(join(ROOT, path), join(folder, path), { verbatimSymlinks: true });
    return new Checkout(folder, project);
  }

  /** The value of a variable of `.env`. */
  valueOf(name: string): string | undefined {
    return new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(this.envFile, 'utf8'))?.[1];
  }

  /** Sets lines of `.env`, replacing those of the same variables. */
  set(...lines: string[]): void {
    const names = lines.map((line) => line.slice(0, line.indexOf('=')));
    const kept = readFileSync(this.envFile, 'utf8')
      .split('\n')
      .filter((line) => line && !names.includes(line.slice(0, line.indexOf('='))));
    writeFileSync(this.envFile, `${[...kept, ...lines].join('\n')}\n`);
  }

  run(line: string, onLine?: (line: string) => void): Promise<Ended> {
    return runProgram('sh', ['-e', '-c', line], { cwd: this.folder, env: this.env, onLine });
  }

  /** @returns its output @throws LauncherError when it fails */
  async mustRun(line: string): Promise<string> {
    const { code, output } = await this.run(line);
    if (code !== 0) throw new LauncherError(`${line} ended with ${code}:\n${output.slice(-LOG_CHARACTERS)}`);
    return output;
  }

  /** Commands of a block in a page for operators, by its name. */
  commandsOf(page: string, name: string): string[] {
    return commandsOf(`docs/operations/${page}.md`, name, this.folder);
  }

  private get envFile(): string {
    return join(this.folder, '.env');
  }
}
