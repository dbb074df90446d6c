import { print, printFailure, printSuccess, seconds } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { Platform } from '../platform/platform.ts';
import { readSettings } from '../platform/settings.ts';
import { readyText } from '../platform/ready-text.ts';

/** Brings the platform up and keeps it until this process is asked to end. */
export async function startPlatform(): Promise<{ platform: Platform; shutdown: Shutdown }> {
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
  return { platform, shutdown };
}

export async function start(): Promise<void> {
  await startPlatform();
}
