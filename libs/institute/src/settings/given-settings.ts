import { SAMPLE_NAMES, type SampleName, type SiteSettings } from './site-settings';

/** The settings as served to a page, with the names of remaining samples. */
export type ServedSettings = SiteSettings & { readonly samples?: readonly SampleName[] };

declare global {
  /** Current settings, shared by all bundles of a page and all modules of a process. */
  var siteSettings: ServedSettings | undefined;
}

/** Id of the page element with the settings; absent without settings. */
export const SETTINGS_ELEMENT = 'site-settings';

interface Page {
  readonly document?: { getElementById: (id: string) => { readonly textContent: string | null } | null };
}

function servedSettings(): ServedSettings {
  const text = (globalThis as Page).document?.getElementById(SETTINGS_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ServedSettings) : {};
}

/** Sets a process's settings at its start. In a browser they come from the page. */
export function provideSettings(settings: ServedSettings): void {
  globalThis.siteSettings = settings;
}

/** Current settings. Read them at use, because a process loads them after its modules. */
export const givenSettings = (): ServedSettings => (globalThis.siteSettings ??= servedSettings());

/** Names of remaining samples in this page's settings. */
export const shownSamples = (): readonly SampleName[] => givenSettings().samples ?? SAMPLE_NAMES;
