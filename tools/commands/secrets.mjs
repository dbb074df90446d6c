// Plain JavaScript without dependencies: `node tools/commands/secrets.mjs` needs nothing but Node 20.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { completed, replaceFile, valuesOf, withValues } from '../lib/env-file.mjs';
import { freshValues, inBase64, kubernetesValues } from '../lib/installation-secrets.mjs';
import { publicKeyOf } from '../lib/new-secrets.mjs';
import { nextRotation } from '../lib/secret-rotation.mjs';

const USAGE = `Usage: npm run secrets -- [--output FILE] [--keep FILE] [--format env|kubernetes] [--name NAME]
       npm run secrets -- --rotate FILE
  --output  writes the file, for its owner alone, instead of printing it
  --keep    an env file whose values stay; only what it lacks is made. May be the output itself
  --format  env (default): an env file, as docker compose reads; kubernetes: a Secret, also with MONGODB_URI,
            REDIS_URL, SMTP_URL and SMS_KEY of the kept file
  --name    of the Kubernetes Secret (concord-secrets)
  --rotate  takes the next step to new keys and secrets in an env file, and says what to do then`;

const HEADER = `# Secrets of this installation. Keep a copy in a safe place: with other JWT keys everybody is signed out, with
# another FILE_LINK_SECRET links in use end, with another FIELD_SECRET the authenticator apps of staff are no use, and
# the stores know only the passwords that they were first started with.
`;

/**
 * Variables that a kept file lacks. A public key must belong to its private key, so the two are never made apart.
 * @param {Record<string, string>} kept
 * @returns {Record<string, string>}
 */
function missingValues(kept) {
  const has = (name) => Boolean(kept[name] || kept[`${name}_FILE`]);
  const fresh = Object.fromEntries(Object.entries(freshValues()).filter(([name]) => !has(name)));
  if (has('JWT_PUBLIC_KEY') && !has('JWT_PRIVATE_KEY'))
    throw new Error(
      'The kept file has JWT_PUBLIC_KEY without its JWT_PRIVATE_KEY: remove it, or add the other.',
    );
  if (kept.JWT_PRIVATE_KEY && fresh.JWT_PUBLIC_KEY)
    fresh.JWT_PUBLIC_KEY = inBase64(publicKeyOf(kept.JWT_PRIVATE_KEY));
  if (kept.JWT_PRIVATE_KEY_FILE && fresh.JWT_PUBLIC_KEY)
    throw new Error(
      'The kept file has JWT_PRIVATE_KEY_FILE: add JWT_PUBLIC_KEY_FILE for the key that belongs to it.',
    );
  return fresh;
}

/** A Secret with these values; a JSON string is a YAML one too. */
function kubernetesSecret(/** @type {string} */ name, /** @type {Record<string, string>} */ values) {
  const data = Object.entries(values).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`);
  const head = [
    'apiVersion: v1',
    'kind: Secret',
    'metadata:',
    `  name: ${name}`,
    'type: Opaque',
    'stringData:',
  ];
  return `${[...head, ...data].join('\n')}\n`;
}

function readOptions(/** @type {string[]} */ args) {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args,
    options: {
      output: text,
      keep: text,
      format: { ...text, default: 'env' },
      name: { ...text, default: 'concord-secrets' },
      rotate: text,
    },
  });
  if (values.format !== 'env' && values.format !== 'kubernetes')
    throw new Error(`--format must be env or kubernetes, not "${values.format}".`);
  return values;
}

/** The secrets of an installation as text: all new, or those that a kept file lacks. */
function secretsText({ keep, format, name }) {
  const keptText = keep === undefined ? undefined : readFileSync(keep, 'utf8');
  const kept = valuesOf(keptText ?? '');
  const made = missingValues(kept);
  if (format === 'env') return completed(keptText ?? HEADER, made);
  return kubernetesSecret(name, kubernetesValues({ ...kept, ...made }));
}

/**
 * Takes the next step of a rotation in an env file, whose other lines stay, or in the launcher's
 * secrets.json.
 */
function rotate(/** @type {string} */ path) {
  const text = readFileSync(path, 'utf8');
  const kept = path.endsWith('.json') ? JSON.parse(text) : valuesOf(text);
  const { values, say } = nextRotation(kept);
  const written = path.endsWith('.json')
    ? `${JSON.stringify({ ...kept, ...values }, null, 2)}\n`
    : withValues(text, values);
  replaceFile(path, written);
  process.stdout.write(`${say}\n`);
}

/** Prints, writes or rotates secrets. @throws Error in words for the operator. */
export async function secrets(/** @type {string[]} */ args) {
  const options = readOptions(args);
  if (options.rotate !== undefined) return rotate(options.rotate);
  const text = secretsText(options);
  if (options.output === undefined) return void process.stdout.write(text);
  const mayReplace = options.keep === options.output && options.format === 'env';
  try {
    if (mayReplace) replaceFile(options.output, text);
    else writeFileSync(options.output, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(
      `${options.output} exists: --keep ${options.output} completes it, new secrets need a new file.`,
    );
  }
  const account = [...text.matchAll(/^ *(SUPER_ADMIN_\w+)[=:] *(.*)$/gm)].map(
    ([, name, value]) => `  ${name} ${value}`,
  );
  process.stdout.write(
    `Wrote ${options.output}. The first account, made when there is none:\n${account.join('\n')}\n`,
  );
}

if (process.argv[1]?.endsWith('secrets.mjs')) {
  await secrets(process.argv.slice(2)).catch((error) => {
    process.stderr.write(
      `${error.message}\n${String(error.code).startsWith('ERR_PARSE_ARGS') ? `${USAGE}\n` : ''}`,
    );
    process.exit(1);
  });
}
