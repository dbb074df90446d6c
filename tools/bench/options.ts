import { parseArgs } from 'node:util';
import { LauncherError } from '../lib/launcher-error.ts';

interface Bounds {
  min?: number;
  max?: number;
  /** Rounded down. */
  whole?: boolean;
}

const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function numberOf(
  flag: string,
  text: string,
  { min = 0, max = Infinity, whole = false }: Bounds = {},
): number {
  const number = Number(text);
  if (!(number >= 0)) throw new LauncherError(`--${flag} must be a number, not "${text}".`);
  return Math.min(max, Math.max(min, whole ? Math.floor(number) : number));
}

/**
 * Reads `--save-every 5 --small` into `{ saveEvery: 5, small: true }`. The type of a default says what its option takes.
 * @throws LauncherError for an unknown option, or for a number that is none
 */
export function parseOptions<T extends Record<string, number | string | boolean>>(
  args: readonly string[],
  defaults: T,
  bounds: Partial<Record<keyof T, Bounds>> = {},
): T {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(
    names.map((name) => [
      flagOf(name),
      { type: typeof defaults[name] === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    const known = names.map((name) => `--${flagOf(name)}`).join(' ');
    throw new LauncherError(`${(error as Error).message}\nThere are: ${known}`);
  }
  const read = (name: string) => {
    const flag = flagOf(name);
    const value = values[flag] ?? defaults[name];
    return typeof defaults[name] === 'number' ? numberOf(flag, String(value), bounds[name]) : value;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as T;
}
