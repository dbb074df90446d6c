import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueAndRevoke, verifyAfterRotation } from '../bench/credentials/drill.ts';
import { Institute } from '../bench/credentials/institute.ts';
import { Verifier, VERIFIER } from '../bench/credentials/verifier.ts';
import { printGoals } from '../bench/output.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { randomText } from '../lib/new-secrets.mjs';
import { nextRotation } from '../lib/secret-rotation.mjs';
import { Shutdown } from '../lib/shutdown.ts';
import { StartedProduct } from '../platform/started-product.ts';

/** Where verifiers believe the site to be; it is on this machine. */
const SITE = 'https://credentials.example';
/** For such a site the launcher refuses the password of the demo. */
const ACCOUNT = { SUPER_ADMIN_PASSWORD: randomText(12) };
const SHOWN_CHARACTERS = 4000;

let running: StartedProduct | undefined;

/** Lets `work` use a product with the data of this folder. */
async function withProductOf<T>(home: string, work: (institute: Institute) => Promise<T>): Promise<T> {
  printStep('Starting the product');
  running = await StartedProduct.start({ home, env: { SEED: 'none', PUBLIC_URL: SITE, ...ACCOUNT } });
  try {
    if (!(await running.ready())) throw new LauncherError('The product did not start.');
    return await work(await Institute.open(running.url, ACCOUNT));
  } catch (error) {
    print(running.output.slice(-SHOWN_CHARACTERS));
    throw error;
  } finally {
    await running.stop();
  }
}

/** Takes the two steps after which another key signs. */
function rotate(file: string): void {
  printStep('Rotating the keys');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const both = { ...kept, ...nextRotation(kept).values };
  writeFileSync(file, JSON.stringify({ ...both, ...nextRotation(both).values }));
}

/** Credentials are verified by an implementation that is not ours; one is revoked, and the keys are rotated. */
export async function drillCredentials(): Promise<void> {
  const verifier = await Verifier.open(SITE);
  const home = mkdtempSync(join(tmpdir(), 'concord-credentials-'));
  new Shutdown(async () => {
    await running?.stop();
    running?.dispose();
  }, 1);
  try {
    const { issued, goals } = await withProductOf(home, (institute) => issueAndRevoke(institute, verifier));
    rotate(join(home, 'secrets.json'));
    const later = await withProductOf(home, (institute) => verifyAfterRotation(institute, verifier, issued));
    print(`verified by ${VERIFIER.replace('==', ' ')}`);
    printGoals([...goals, ...later]);
  } finally {
    running?.dispose();
  }
}
