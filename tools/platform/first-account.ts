import { LauncherError } from '../lib/launcher-error.ts';
import type { PlatformSettings } from './platform-settings.ts';

/** First account of a demo, which only this machine can reach. */
export const DEMO_SUPER_ADMIN = {
  SUPER_ADMIN_USERNAME: 'admin',
  SUPER_ADMIN_EMAIL: 'admin@concord.example',
  SUPER_ADMIN_PASSWORD: 'peace2026',
};

/** Variables of the first SUPER_ADMIN; the demo's password is used with the demo data only. */
export function firstAccount(seed: string, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SUPER_ADMIN_PASSWORD: known, ...names } = DEMO_SUPER_ADMIN;
  const given = Object.fromEntries(Object.entries(own).filter(([name]) => name.startsWith('SUPER_ADMIN_')));
  return { ...names, ...(seed === 'demo' && { SUPER_ADMIN_PASSWORD: known }), ...given };
}

const LOCAL = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost|.+\.localhost)$/;

/** Setting that opens the product to other machines, in words; undefined without one. */
function openedBy({ publicHost, publicUrl }: PlatformSettings): string | undefined {
  if (!LOCAL.test(publicHost)) return `HOST is ${publicHost}`;
  const isLocal = URL.canParse(publicUrl) && LOCAL.test(new URL(publicUrl).hostname);
  return isLocal ? undefined : `PUBLIC_URL is ${publicUrl}`;
}

/**
 * @throws LauncherError when an account with a public password would be made while others can reach the
 * product
 */
export function requireOwnPassword(settings: PlatformSettings, own: NodeJS.ProcessEnv): void {
  const opened = openedBy(settings);
  const { SUPER_ADMIN_PASSWORD: password } = firstAccount(settings.seed, own);
  if (!opened || password !== DEMO_SUPER_ADMIN.SUPER_ADMIN_PASSWORD) return;
  throw new LauncherError(
    `${opened}, so other people can reach the product, and everybody knows the password of the demo accounts. ` +
      'Set SEED=none, and the launcher makes a password; or set a SUPER_ADMIN_PASSWORD of your own.',
  );
}

/** @throws LauncherError when stored accounts have the demo's password while others can reach the product */
export function requireNoDemoAccounts(settings: PlatformSettings, accounts: readonly string[]): void {
  const opened = openedBy(settings);
  if (!opened || accounts.length === 0) return;
  throw new LauncherError(
    `${opened}, so other people can reach the product, and everybody knows the password of ${accounts.join(' and ')}. ` +
      HOW_TO_END,
  );
}

/** Advice about stored accounts with the demo's password. */
export const HOW_TO_END =
  'Start once with SUPER_ADMIN_PASSWORD set to another one: it replaces the password of the SUPER_ADMIN ' +
  `${DEMO_SUPER_ADMIN.SUPER_ADMIN_EMAIL} (or SUPER_ADMIN_EMAIL). ` +
  'Remove other accounts at /admin/staff-accounts, while HOST and PUBLIC_URL are of this machine.';
