// Plain JavaScript without dependencies, as the command that prints secrets.
import { newSecrets, newStorePasswords, randomText } from './new-secrets.mjs';

export const inBase64 = (/** @type {string} */ pem) => Buffer.from(pem).toString('base64');

/** New values for all secrets of an installation, by variable. */
export function freshValues() {
  const { JWT_PRIVATE_KEY, JWT_PUBLIC_KEY, CREDENTIAL_PRIVATE_KEY, ...rest } = newSecrets();
  return {
    // Env files break lines of PEM.
    JWT_PRIVATE_KEY: inBase64(JWT_PRIVATE_KEY),
    JWT_PUBLIC_KEY: inBase64(JWT_PUBLIC_KEY),
    CREDENTIAL_PRIVATE_KEY: inBase64(CREDENTIAL_PRIVATE_KEY),
    ...rest,
    ...newStorePasswords(),
    BACKUP_PASSWORD: randomText(32),
    GRAFANA_PASSWORD: randomText(12),
    SUPER_ADMIN_USERNAME: 'admin',
    SUPER_ADMIN_EMAIL: 'admin@concord.example',
    SUPER_ADMIN_PASSWORD: randomText(12),
  };
}

/** Set by a rotation only. */
const EARLIER_KEYS = 'CREDENTIAL_PUBLIC_KEY';

/** Addresses with a password that an operator chooses, and the generated password that each replaces. */
const ADDRESSES = { MONGODB_URI: 'MONGODB_PASSWORD', REDIS_URL: 'REDIS_PASSWORD', SMTP_URL: undefined };
const COMPOSE_SECRETS = ['GRAFANA_PASSWORD'];
/** Keys of an S3 store for backups. */
const BACKUP_STORE_KEYS = ['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'];
/** Keys of providers outside. */
const PROVIDER_KEYS = ['SMS_KEY', 'PAYSTACK_SECRET_KEY'];

/** All keys that a Kubernetes Secret may have. */
export const kubernetesKeys = () =>
  [
    ...Object.keys(freshValues()),
    ...Object.keys(ADDRESSES),
    ...BACKUP_STORE_KEYS,
    ...PROVIDER_KEYS,
    EARLIER_KEYS,
  ].filter((name) => !COMPOSE_SECRETS.includes(name));

/**
 * Variables of an env file that the manifests read.
 * @throws Error in words for the operator
 * @param {Record<string, string>} values
 * @returns {Record<string, string>}
 */
export function kubernetesValues(values) {
  const replaced = Object.entries(ADDRESSES).map(([address, password]) => values[address] && password);
  const names = kubernetesKeys().filter((name) => !replaced.includes(name));
  const inFile = names.find((name) => !values[name] && values[`${name}_FILE`]);
  if (inFile) throw new Error(`A Secret needs the value of ${inFile}: the kept file has ${inFile}_FILE.`);
  return Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, values[name]]));
}
