// Plain JavaScript without dependencies, as the commands that write env files.
import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The set variables of an env file. @returns {Record<string, string>} */
export function valuesOf(/** @type {string} */ text) {
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    const plain = value.replace(/^(["'])(.*)\1$/, '$2');
    if (name && plain) values[name] = plain;
  }
  return values;
}

/**
 * The text with values for its empty variables, and with missing variables added.
 * @param {string} given
 * @param {Record<string, string>} made
 */
export function completed(given, made) {
  const left = { ...made };
  const text = given.replace(/^([A-Z0-9_]+)=[ \t\r]*$/gm, (line, name) => {
    if (!left[name]) return line;
    const filled = `${name}=${left[name]}`;
    delete left[name];
    return filled;
  });
  const added = Object.entries(left).map(([name, value]) => `${name}=${value}\n`);
  return `${text}${text.endsWith('\n') ? '' : '\n'}${added.join('')}`;
}

/**
 * The text with these values: missing variables are added, and those without a value removed.
 * @param {string} text
 * @param {Record<string, string | undefined>} values
 */
export function withValues(text, values) {
  const left = { ...values };
  const lines = text.split(/(?<=\n)/).map((line) => {
    const [start, name = ''] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line) ?? [];
    if (!start || !(name in values)) return line;
    const value = values[name];
    delete left[name];
    return value === undefined ? '' : `${start}${value}\n`;
  });
  const added = Object.fromEntries(Object.entries(left).filter(([, value]) => value !== undefined));
  return completed(lines.join(''), /** @type {Record<string, string>} */ (added));
}

/** Replaces a file in whole or not at all: a disk that is full must not cost an installation its keys. */
export function replaceFile(/** @type {string} */ path, /** @type {string} */ text) {
  const file = realpathSync(path);
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
