import { print, printFailure, printSuccess, seconds } from '../lib/console.ts';
import { givenEnvironment } from '../lib/given-environment.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { Platform } from '../platform/platform.ts';
import { DEMO_SUPER_ADMIN, type PlatformSettings } from '../platform/environment.ts';
import { readSettings } from '../platform/settings.ts';

/** The accounts that one can sign in with; a password that was set is not printed. */
export function accountLines(given: NodeJS.ProcessEnv, seed: string): string[] {
  const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = { ...DEMO_SUPER_ADMIN, ...given };
  const shown = given.SUPER_ADMIN_PASSWORD ? 'your SUPER_ADMIN_PASSWORD' : password;
  const accounts = [`  ${email} / ${shown}   SUPER_ADMIN`];
  if (seed !== 'demo') return accounts;
  const ofOfficer = given.SUPER_ADMIN_PASSWORD ? 'its first 10 characters' : password;
  return [...accounts, `  officer@concord.example / ${ofOfficer}  ADMIN`];
}

/** What is printed when the product is ready: address, accounts, stores, timings. */
function readyText(platform: Platform, settings: PlatformSettings): string {
  const slow = platform.timings.steps.filter(({ milliseconds }) => milliseconds >= 100);
  return [
    '',
    `Concord is ready at http://localhost:${settings.publicPort}`,
    ...accountLines(givenEnvironment(), settings.seed),
    `  stores: ${platform.stores.join(', ')}`,
    `  PDF documents: ${platform.chromiumPath ?? 'off (no Chromium)'}`,
    `  data and logs: ${settings.home}`,
    `  took ${seconds(platform.timings.total)}: ${slow.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`).join(', ')}`,
    '  Ctrl-C stops it.',
  ].join('\n');
}

/** Brings the platform up and keeps it until this process is asked to end. */
export async function start(): Promise<Platform> {
  const settings = readSettings();
  const platform = new Platform(settings);
  const shutdown = new Shutdown(async () => {
    print('Stopping');
    const from = Date.now();
    await platform.stop();
    printSuccess(`Everything has stopped (${seconds(Date.now() - from)})`);
  });
  try {
    await platform.start();
  } catch (error) {
    if (shutdown.requested) await shutdown.end(0);
    printFailure(error instanceof LauncherError ? error.message : String((error as Error).stack));
    await platform.stop();
    process.exit(1);
  }
  print(readyText(platform, settings));
  return platform;
}
