import { print, printFailure, printSuccess, printWarning, seconds } from '../lib/console.ts';
import { givenEnvironment } from '../lib/given-environment.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { Platform } from '../platform/platform.ts';
import type { PlatformSettings } from '../platform/platform-settings.ts';
import { DEMO_SUPER_ADMIN, firstAccount, HOW_TO_END } from '../platform/first-account.ts';
import { readSettings } from '../platform/settings.ts';

const PRINTED_ONCE = 'the password that was printed when the account was made';

/**
 * Accounts for signing in. A password from the environment is not printed; a generated one is
 * printed once.
 */
export function accountLines(given: NodeJS.ProcessEnv, seed: string): string[] {
  const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = firstAccount(seed, given);
  const own = given.SUPER_ADMIN_PASSWORD;
  const isDemo = password === DEMO_SUPER_ADMIN.SUPER_ADMIN_PASSWORD;
  const shown = own && !isDemo ? 'your SUPER_ADMIN_PASSWORD' : (password ?? PRINTED_ONCE);
  const accounts = [`  ${email} / ${shown}   SUPER_ADMIN`];
  if (seed !== 'demo') return accounts;
  return [...accounts, `  officer@concord.example / ${isDemo ? password : PRINTED_ONCE}  ADMIN`];
}

const pdfText = (chromiumPath: string | undefined): string => {
  if (!chromiumPath) return 'off (no Chromium)';
  return process.getuid?.() === 0 ? `${chromiumPath}, without its sandbox: root can have none` : chromiumPath;
};

/** Text that is printed when the product is ready: address, accounts, stores, timings. */
function readyText(platform: Platform, settings: PlatformSettings): string {
  const slow = platform.timings.steps.filter(({ milliseconds }) => milliseconds >= 100);
  return [
    '',
    `Concord is ready at http://localhost:${settings.publicPort}`,
    ...accountLines(givenEnvironment(), settings.seed),
    `  stores: ${platform.stores.join(', ')}`,
    `  PDF documents: ${pdfText(platform.chromiumPath)}`,
    `  data and logs: ${settings.home}`,
    `  took ${seconds(platform.timings.total)}: ${slow.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`).join(', ')}`,
    '  Ctrl-C stops it.',
  ].join('\n');
}

function warnOfDemoAccounts(accounts: readonly string[], seed: string): void {
  if (accounts.length === 0) return;
  const known = `Everybody knows the password of ${accounts.join(' and ')}.`;
  printWarning(
    seed === 'demo'
      ? `${known} It is for a look on this machine: open it to nobody else.`
      : `${known} ${HOW_TO_END}`,
  );
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
  warnOfDemoAccounts(platform.demoAccounts, settings.seed);
  if (platform.sampleNotice) printWarning(platform.sampleNotice);
  if (platform.seedProblem) printFailure(platform.seedProblem);
  return platform;
}
