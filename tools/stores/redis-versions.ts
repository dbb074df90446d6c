import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { runProgram } from '../lib/cli-run.ts';
import { MissingError } from './store.ts';

/**
 * First version of each release line in which scripts cannot escape the server (CVE-2025-49844, 46817, 46818,
 * 46819).
 */
const PATCHED = {
  redis: ['6.2.20', '7.2.11', '7.4.6', '8.0.4', '8.2.2'],
  valkey: ['7.2.11', '8.0.6', '8.1.4', '9.0.0'],
};
/** Changelogs of distributions, which patch older versions. */
const CHANGES = ['redis-server', 'redis', 'valkey-server', 'valkey'].map(
  (name) => `/usr/share/doc/${name}/changelog.Debian.gz`,
);
const LAST_FAULT = 'CVE-2025-49844';

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Rule that grants an account every channel. @throws MissingError when the server is too old for accounts */
export function channelRights(answer: string): string {
  const [, major = 0, minor = 0] = (/\bv=(\d+)\.(\d+)/.exec(answer) ?? []).map(Number);
  if (major < 6) throw new MissingError('the redis-server of this machine is older than Redis 6');
  // Redis 6.0 has no rights to channels.
  return major === 6 && minor < 2 ? '' : '&*';
}

/** True if a server's `--version` is at or above the patched version of its release line. */
export function isPatched(answer: string): boolean {
  const [, version = ''] = /\bv=(\d+\.\d+\.\d+)/.exec(answer) ?? [];
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const lines = PATCHED[/valkey/i.test(answer) ? 'valkey' : 'redis'].map(numbers);
  const line = lines.find(([ofMajor, ofMinor]) => ofMajor === major && ofMinor === minor);
  if (line) return patch >= (line[2] ?? 0);
  const [newestMajor = 0, newestMinor = 0] = lines.at(-1) ?? [];
  return major > newestMajor || (major === newestMajor && minor > newestMinor);
}

/** True if the changelog of a distribution's package names the last of those CVEs. */
export const isPatchedPackage = (file: string): boolean =>
  existsSync(file) && gunzipSync(readFileSync(file)).includes(LAST_FAULT);

/** Problem of an installed server, in words; undefined when it is patched. */
export async function faultOf(program: string): Promise<string | undefined> {
  const { output } = await runProgram(program, ['--version']);
  if (isPatched(output)) return undefined;
  if (program.startsWith('/usr/bin/') && CHANGES.some(isPatchedPackage)) return undefined;
  const [, version = 'of an unknown version'] = /\bv=(\S+)/.exec(output) ?? [];
  return `${program} ${version} has known faults in its scripts (${LAST_FAULT})`;
}
