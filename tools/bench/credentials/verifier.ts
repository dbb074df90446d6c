import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { cacheDir, ROOT } from '../../lib/paths.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { pythonPackage } from '../../stores/python-package.ts';

export const VERIFIER = 'openbadgeslib==4.6.3';
const MAIN = join(ROOT, 'tools', 'bench', 'credentials', 'verify.py');

/** What the verifier says of a credential. */
export type Verdict =
  { valid: true; holder: string; achievement: string; issuer: string } | { valid: false; reason: string };

/** An implementation of the standard that is not ours, at work on a site that is at another address than it says. */
export class Verifier {
  private readonly python: { folder: string; command: string };
  private readonly site: string;

  private constructor(python: { folder: string; command: string }, site: string) {
    this.python = python;
    this.site = site;
  }

  /** @throws MissingError */
  static async open(site: string): Promise<Verifier> {
    return new Verifier(await pythonPackage(cacheDir(), VERIFIER), site);
  }

  /** @param address where the site is in truth */
  async verify(token: string, address: string): Promise<Verdict> {
    const { folder, command } = this.python;
    const did = `did:web:${new URL(this.site).host.replace(':', '%3A')}`;
    const env = { ...process.env, PYTHONPATH: folder };
    const child = spawn(command, [MAIN, did, this.site, address], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.end(token);
    const said = await text(child.stdout);
    if (!said) throw new LauncherError('The verifier said nothing.');
    return JSON.parse(said) as Verdict;
  }
}
