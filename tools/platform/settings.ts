import { LauncherError } from '../lib/launcher-error.ts';
import { homeDir } from '../lib/paths.ts';
import { portProblem } from '../lib/ports.ts';
import type { PlatformSettings } from './platform-settings.ts';

/** Reads and validates the settings of the environment. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): PlatformSettings {
  const publicPort = Number(env.PORT || 8080);
  if (!Number.isInteger(publicPort) || publicPort < 1 || publicPort > 65_535) {
    throw new LauncherError(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  const seed = env.SEED || 'demo';
  if (seed !== 'demo' && seed !== 'none')
    throw new LauncherError(`SEED must be demo or none, not "${seed}".`);
  const compact = env.COMPACT || '1';
  if (compact !== '0' && compact !== '1')
    throw new LauncherError(`COMPACT must be 0 or 1, not "${compact}".`);
  return {
    home: homeDir(env),
    publicPort,
    publicHost: env.HOST || '127.0.0.1',
    publicUrl: env.PUBLIC_URL || `http://localhost:${publicPort}`,
    seed,
    isCompact: compact === '1',
  };
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already in use by another program',
  EACCES: 'may not be used by this account',
  EADDRNOTAVAIL: 'is not on an address of this machine',
};

export async function requirePort({ publicPort, publicHost }: PlatformSettings): Promise<void> {
  const problem = await portProblem(publicPort, publicHost);
  if (!problem) return;
  const reason = REASONS[problem] ?? `cannot be used (${problem})`;
  throw new LauncherError(
    `Port ${publicPort} on ${publicHost} ${reason}. Free it, or set PORT to another one.`,
  );
}
