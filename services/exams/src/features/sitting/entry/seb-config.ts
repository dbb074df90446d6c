import { createHash } from 'node:crypto';
import type { SebSettings } from '../../../store/exams/exam.schema';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The modern web view of macOS and iOS; pages read its keys by script. */
const PREFER_MODERN_WEB_VIEW = 3;
const STARTS_AN_EXAM = 0;

/**
 * Settings in the file for candidates, by the names of Safe Exam Browser. Omitted settings have its defaults, which
 * lock down the computer.
 */
export const sebSettings = (origin: string, hashedQuitPassword: string | undefined): SebSettings => ({
  startURL: `${origin}/start-exam`,
  sebConfigPurpose: STARTS_AN_EXAM,
  sendBrowserExamKey: true,
  browserWindowWebView: PREFER_MODERN_WEB_VIEW,
  allowPreferencesWindow: false,
  examSessionReconfigureAllow: false,
  allowQuit: true,
  ...(hashedQuitPassword && { hashedQuitPassword }),
  browserWindowAllowReload: true,
  showReloadButton: true,
  showReloadWarning: false,
  showTime: true,
  showInputLanguage: true,
  allowSpellCheck: false,
  // Keeps unsent answers across a crash and restart.
  removeBrowserProfile: false,
  removeLocalStorage: false,
  examSessionClearCookiesOnStart: false,
  examSessionClearCookiesOnEnd: false,
});

/** Hash of a quit password, as Safe Exam Browser stores it. */
export const hashedQuitPassword = (password: string): string => sha256(password);

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (mark) => MARKS[mark] ?? mark);

function element(value: string | number | boolean): string {
  if (typeof value === 'boolean') return `<${value}/>`;
  return typeof value === 'number' ? `<integer>${value}</integer>` : `<string>${escaped(value)}</string>`;
}

/** The file: an unencrypted property list. */
export const sebFile = (settings: SebSettings): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    ...Object.entries(settings).flatMap(([name, value]) => [`  <key>${name}</key>`, `  ${element(value)}`]),
    '</dict>',
    '</plist>',
    '',
  ].join('\n');

/** Sorts without regard to case, as the documentation requires. */
const { compare } = new Intl.Collator('en');

/** Quotes a text for SEB-JSON, which has no escapes. */
const quoted = (text: string) => `"${text}"`;

/**
 * Config Key of settings without lists and dictionaries: the hash of their SEB-JSON. See
 * https://safeexambrowser.org/developer/seb-config-key.html
 */
export function configKeyOf(settings: SebSettings): string {
  const members = Object.entries(settings)
    .filter(([name]) => name !== 'originatorVersion')
    .sort(([first], [second]) => compare(first, second))
    .map(([name, value]) => `${quoted(name)}:${typeof value === 'string' ? quoted(value) : String(value)}`);
  return sha256(`{${members.join(',')}}`);
}

/** Hash that Safe Exam Browser sends for a Config Key and an address. */
export const hashedConfigKey = (address: string, configKey: string): string =>
  sha256(address.replace(/#.*$/s, '') + configKey);
