import { print, printFailure, printSuccess, seconds } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { Platform } from '../platform/platform.ts';
import { readSettings } from '../platform/settings.ts';
import type { PlatformSettings } from '../platform/environment.ts';

/** What is printed when the product is ready: address, accounts, stores, timings. */
function readyText(platform: Platform, settings: PlatformSettings, env = process.env): string {
  const slow = platform.timings.steps.filter(({ milliseconds }) => milliseconds >= 100);
  const accounts = env.SUPER_ADMIN_EMAIL
    ? [`  ${env.SUPER_ADMIN_EMAIL} (the SUPER_ADMIN from your environment)`]
    : ['  admin@concord.example / peace2026   SUPER_ADMIN'];
  if (settings.seed === 'demo') accounts.push('  officer@concord.example / peace2026  ADMIN');
  return [
    '',
    `Concord is ready at http://localhost:${settings.publicPort}`,
    ...accounts,
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
