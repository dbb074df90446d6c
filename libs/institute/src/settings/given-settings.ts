import { SAMPLE_NAMES, type SampleName, type SiteSettings } from './site-settings';

/** The settings as a page brings them, with the names of what is still a sample. */
export type ServedSettings = SiteSettings & { readonly samples?: readonly SampleName[] };

declare global {
  /** The settings in force, once for all bundles of a page and all modules of a process. */
  var siteSettings: ServedSettings | undefined;
}

/** The id of the element in which a page brings the settings; a page without it has none. */
export const SETTINGS_ELEMENT = 'site-settings';

interface Page {
  readonly document?: { getElementById: (id: string) => { readonly textContent: string | null } | null };
}

function servedSettings(): ServedSettings {
  const text = (globalThis as Page).document?.getElementById(SETTINGS_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ServedSettings) : {};
}

/** Sets what is in force in a process, at its start. In a browser the page brings it. */
export function provideSettings(settings: ServedSettings): void {
  globalThis.siteSettings = settings;
}

/** The settings in force: read them where they are used, because a process knows them only after its start. */
export const givenSettings = (): ServedSettings => (globalThis.siteSettings ??= servedSettings());

/** What of this page's settings is still a sample. */
export const shownSamples = (): readonly SampleName[] => givenSettings().samples ?? SAMPLE_NAMES;
