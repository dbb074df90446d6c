import { complain, good, say, seconds } from '../lib/console.ts';
import { LauncherFault } from '../lib/fault.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { Platform } from '../platform/platform.ts';
import { readSettings } from '../platform/settings.ts';
import { readyText } from '../platform/ready-text.ts';

/** Brings the platform up and keeps it until this process is asked to end. */
export async function startPlatform(): Promise<{ platform: Platform; shutdown: Shutdown }> {
  const settings = readSettings();
  const platform = new Platform(settings);
  const shutdown = new Shutdown(async () => {
    say('Stopping');
    const from = Date.now();
    await platform.stop();
    good(`Everything has stopped (${seconds(Date.now() - from)})`);
  });
  try {
    await platform.start();
  } catch (error) {
    if (shutdown.requested) await shutdown.end(0);
    complain(error instanceof LauncherFault ? error.message : String((error as Error).stack));
    await platform.stop();
    process.exit(1);
  }
  say(readyText(platform, settings));
  return { platform, shutdown };
}

export async function start(): Promise<void> {
  await startPlatform();
}
