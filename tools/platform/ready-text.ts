import { seconds } from '../lib/console.ts';
import type { PlatformSettings } from './environment.ts';
import type { Platform } from './platform.ts';

/** What is printed when the product is ready: address, accounts, stores, timings. */
export function readyText(platform: Platform, settings: PlatformSettings, env = process.env): string {
  const slow = platform.timings.steps.filter(({ milliseconds }) => milliseconds >= 100);
  const accounts = env.SUPER_ADMIN_EMAIL
    ? [`  ${env.SUPER_ADMIN_EMAIL} (the SUPER_ADMIN from your environment)`]
    : ['  admin@concord.example / peace2026   SUPER_ADMIN'];
  if (settings.seed === 'demo') accounts.push('  officer@concord.example / peace2026  ADMIN');
  return [
    '',
    `Concord is ready at http://localhost:${settings.publicPort}`,
    ...accounts,
    `  stores: ${platform.stores.join(', ')}`,
    `  PDF documents: ${platform.chromiumPath ?? 'off (no Chromium)'}`,
    `  data and logs: ${settings.home}`,
    `  took ${seconds(platform.timings.total)}: ${slow.map(({ name, milliseconds }) => `${name} ${seconds(milliseconds)}`).join(', ')}`,
    '  Ctrl-C stops it.',
  ].join('\n');
}
