import { membershipFees, nyscFees } from './fees';
import { INSTITUTE } from './institute';
import { offices } from './offices';
import { givenSettings, provideSettings, SETTINGS_ELEMENT, shownSamples } from './settings/given-settings';
import { SAMPLE_NAMES } from './settings/site-settings';

afterEach(() => {
  globalThis.siteSettings = undefined;
  Reflect.deleteProperty(globalThis, 'document');
});

/** A page with this text in its settings element. */
const pageWith = (textContent: string) =>
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: { getElementById: (id: string) => (id === SETTINGS_ELEMENT ? { textContent } : null) },
  });

describe('INSTITUTE', () => {
  it('has samples until settings are provided, even after it was read', () => {
    expect(INSTITUTE.shortName).toBe('Concord');
    provideSettings({ shortName: 'Lakeside' });
    expect([INSTITUTE.shortName, INSTITUTE.email]).toEqual(['Lakeside', 'info@concord.example']);
    expect({ ...INSTITUTE }.shortName).toBe('Lakeside');
  });

  it('has the settings in the page', () => {
    pageWith('{"name":"Lakeside Institute","samples":["offices"]}');
    expect(INSTITUTE.name).toBe('Lakeside Institute');
    expect(shownSamples()).toEqual(['offices']);
  });

  it('has samples on a page without settings', () => {
    expect(givenSettings()).toEqual({});
    expect(shownSamples()).toEqual(SAMPLE_NAMES);
    expect(offices()).toHaveLength(4);
  });
});

describe('fees', () => {
  it('are those of the specification unless set, with computed totals', () => {
    const fees = { form: 1, training: 2, induction: 3 };
    provideSettings({ fees: { nysc: fees } });
    expect(nyscFees().total).toBe(6);
    expect(membershipFees().map(({ total }) => total)).toEqual(
      [15, 40, 60, 80, 100, 150].map((k) => k * 1000),
    );
  });
});
