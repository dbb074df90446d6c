import { parseArgs } from 'node:util';
import { LauncherFault } from '../../lib/fault.ts';

/** Whole or broken numbers above 0 by name, from `--name value`; anything else is explained. */
export function numbersFrom<T extends Record<string, number>>(
  args: string[],
  defaults: T,
  texts: readonly string[] = [],
  flags: readonly string[] = [],
): { numbers: T; texts: Record<string, string>; flags: Set<string> } {
  const options = Object.fromEntries([
    ...[...Object.keys(defaults), ...texts].map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args, options, strict: true, allowPositionals: false }));
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new LauncherFault(`${(error as Error).message}\nThere are: ${known.join(' ')}`);
  }
  const numbers = Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => {
      const value = values[name] === undefined ? usual : Number(values[name]);
      if (!(value >= 0))
        throw new LauncherFault(`--${name} must be a number, not "${String(values[name])}".`);
      return [name, value];
    }),
  ) as T;
  return {
    numbers,
    texts: Object.fromEntries(texts.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))),
    flags: new Set(flags.filter((name) => values[name] === true)),
  };
}
