import { parseArgs } from 'node:util';
import { LauncherError } from '../../lib/launcher-error.ts';

const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Parses `--save-every 5 --small` as `{ saveEvery: 5, small: true }`. The type of an option is that of its
 * default.
 * @throws LauncherError for an unknown option or an invalid number
 */
export function parseOptions<T extends Record<string, number | string | boolean>>(
  args: string[],
  defaults: T,
): T {
  const names = Object.keys(defaults);
  const typeOf = (name: string) => (typeof defaults[name] === 'boolean' ? 'boolean' : 'string');
  const options = Object.fromEntries(names.map((name) => [flagOf(name), { type: typeOf(name) } as const]));
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    const known = names.map((name) => `--${flagOf(name)}`).join(' ');
    throw new LauncherError(`${(error as Error).message}\nThere are: ${known}`);
  }
  const read = (name: string) => {
    const value = values[flagOf(name)] ?? defaults[name];
    if (typeof defaults[name] !== 'number') return value;
    if (Number(value) >= 0) return Number(value);
    throw new LauncherError(`--${flagOf(name)} must be a number, not "${String(value)}".`);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as T;
}
