import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { settingsSchema } from './settings-schema';
import type { SiteSettings } from './site-settings';

const BYTES_MAX = 200_000;

/** Error of an invalid site settings file. The message lists each problem with its path, one per line. */
export class SiteSettingsError extends Error {
  override name = 'SiteSettingsError';

  constructor(file: string, problems: readonly string[]) {
    super([`${file} cannot be used:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/** Path in words, e.g. `offices[0].phone`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);

function problemOf(issue: z.core.$ZodIssue): string[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${pathOf([...path, key])}: is not a setting`);
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const words = isMissing ? 'is missing' : message.replace(/^Invalid input: /, '');
  return [path.length > 0 ? `${pathOf(path)}: ${words}` : words];
}

async function parsed(text: string, path: string): Promise<unknown> {
  if (path.endsWith('.json')) return JSON.parse(text);
  // Loaded on demand, because no other code of a service reads YAML.
  const { parse } = await import('yaml');
  return parse(text, { maxAliasCount: 10, prettyErrors: true });
}

async function contentOf(path: string): Promise<unknown> {
  const text = readFileSync(path, 'utf8');
  if (text.length > BYTES_MAX) throw new Error(`it is longer than ${BYTES_MAX} characters`);
  return (await parsed(text, path)) ?? {};
}

/**
 * Reads and validates a site settings file: JSON if its name ends in `.json`, otherwise YAML.
 *
 * @throws SiteSettingsError with each problem and the path of its field
 */
export async function readSiteSettings(path: string): Promise<SiteSettings> {
  const content = await contentOf(path).catch((error: unknown) => {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    // The rest of the parser's message repeats the line.
    const [problem = ''] = message.split('\n');
    throw new SiteSettingsError(path, [syscall ? `it cannot be read (${code})` : problem.replace(/:$/, '')]);
  });
  const checked = settingsSchema.safeParse(content, { reportInput: true });
  if (checked.success) return checked.data;
  throw new SiteSettingsError(path, checked.error.issues.flatMap(problemOf));
}
