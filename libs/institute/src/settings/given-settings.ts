import { SAMPLE_NAMES, type SampleName, type SiteSettings } from './site-settings';

/** Settings as served to a page, with the names of the remaining samples. */
export type ServedSettings = SiteSettings & { readonly samples?: readonly SampleName[] };

declare global {
  /** Current settings, shared by all bundles of a page or all modules of a process. */
  var siteSettings: ServedSettings | undefined;
}

/** Id of the page element with the settings, which is absent if there are none. */
export const SETTINGS_ELEMENT = 'site-settings';

interface Page {
  readonly document?: { getElementById: (id: string) => { readonly textContent: string | null } | null };
}

function servedSettings(): ServedSettings {
  const text = (globalThis as Page).document?.getElementById(SETTINGS_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ServedSettings) : {};
}

/** Sets the settings of a process at its start. A browser reads them from the page. */
export function provideSettings(settings: ServedSettings): void {
  globalThis.siteSettings = settings;
}

/** Current settings. Read them at use, because a process loads them after its modules. */
export const givenSettings = (): ServedSettings => (globalThis.siteSettings ??= servedSettings());

/** Names of the remaining samples in this page's settings. */
export const shownSamples = (): readonly SampleName[] => givenSettings().samples ?? SAMPLE_NAMES;
