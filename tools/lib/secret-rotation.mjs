// Plain JavaScript without dependencies, as the command that rotates secrets.
import { inBase64 } from './installation-secrets.mjs';
import { newSecrets, publicKeyOf } from './new-secrets.mjs';

const KEY = 'JWT_PRIVATE_KEY';
/** Secrets with several values: all are accepted and the first is used. */
const ACCEPTED = ['JWT_PUBLIC_KEY', 'SERVICE_SECRET', 'GATEWAY_SECRET', 'FILE_LINK_SECRET', 'FIELD_SECRET'];
const ROTATED = [KEY, ...ACCEPTED];
/**
 * Key that signs credentials, which an older file lacks. Credentials are valid for life, so all earlier
 * public keys stay.
 */
const CREDENTIAL_KEY = 'CREDENTIAL_PRIVATE_KEY';
const EARLIER_KEYS = 'CREDENTIAL_PUBLIC_KEY';

const partsOf = (/** @type {string} */ value) => value.split(',');

/** Next action of an operator after each step. */
const INSTRUCTIONS = {
  add: 'Step 1 of 3: the new secrets are accepted beside the old ones. Restart all processes, one after the other; then run this again.',
  use: 'Step 2 of 3: the new secrets are used, the old ones still accepted. Restart all processes, one after the other; run this again after 24 hours, when the last token that was signed before has ended.',
  drop: 'Step 3 of 3: the old secrets are gone. Restart all processes, one after the other.',
};

/**
 * Next step of a rotation during which processes with the values before and after the step run together.
 * @param {Record<string, string>} values of the variables; PEM in base64
 * @returns {{ values: Record<string, string>, say: string }}
 * @throws Error in words for the operator
 */
export function nextRotation(values) {
  const missing = ROTATED.find((name) => !values[name]);
  if (missing) throw new Error(`To rotate secrets, the file must have the value of ${missing}.`);
  if (partsOf(values[KEY]).length > 1) return { values: turned(values), say: INSTRUCTIONS.use };
  const isTurned = ACCEPTED.some((name) => partsOf(values[name]).length > 1);
  return isTurned
    ? { values: dropped(values), say: INSTRUCTIONS.drop }
    : { values: added(values), say: INSTRUCTIONS.add };
}

function added(/** @type {Record<string, string>} */ values) {
  const { JWT_PRIVATE_KEY, JWT_PUBLIC_KEY, CREDENTIAL_PRIVATE_KEY, ...others } = newSecrets();
  const fresh = {
    ...others,
    JWT_PRIVATE_KEY: inBase64(JWT_PRIVATE_KEY),
    JWT_PUBLIC_KEY: inBase64(JWT_PUBLIC_KEY),
    [CREDENTIAL_KEY]: inBase64(CREDENTIAL_PRIVATE_KEY),
  };
  const names = values[CREDENTIAL_KEY] ? [...ROTATED, CREDENTIAL_KEY] : ROTATED;
  return Object.fromEntries(names.map((name) => [name, `${values[name]},${fresh[name]}`]));
}

function turned(/** @type {Record<string, string>} */ values) {
  const lists = ACCEPTED.map((name) => [name, partsOf(values[name]).toReversed().join(',')]);
  return { ...Object.fromEntries(lists), ...turnedCredentialKey(values), [KEY]: partsOf(values[KEY])[1] };
}

function turnedCredentialKey(/** @type {Record<string, string>} */ values) {
  const [old, next] = partsOf(values[CREDENTIAL_KEY] ?? '');
  if (!next) return {};
  const earlier = [inBase64(publicKeyOf(old)), values[EARLIER_KEYS]].filter(Boolean);
  return { [CREDENTIAL_KEY]: next, [EARLIER_KEYS]: earlier.join(',') };
}

function dropped(/** @type {Record<string, string>} */ values) {
  return Object.fromEntries(ACCEPTED.map((name) => [name, partsOf(values[name])[0]]));
}
