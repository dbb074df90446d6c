import { SPECIFIED_FEES } from '@concord/contracts';
import { firstFees, membershipFees, nyscFees, withFees } from './fees';
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

  it('of the first fee table are those of the settings, in kobo', () => {
    const membership = {
      full: { form: 1, training: 2, induction: 3, admission: 4, annualSubscription: 5, developmentLevy: 6 },
    };
    provideSettings({ fees: { membership, corporate: 7 } });
    expect(firstFees()).toEqual({
      ...SPECIFIED_FEES,
      Full: { form: 100, training: 200, induction: 300, admission: 400, subscription: 500, levy: 600 },
      Corporate: { ...SPECIFIED_FEES.Corporate, admission: 700 },
    });
  });

  it('of another table replace those of the settings, and nothing else of them', () => {
    const fees = { ...SPECIFIED_FEES, Corporate: { ...SPECIFIED_FEES.Corporate, subscription: 1_000_000 } };
    const nysc = { form: 1, training: 2, induction: 3 };
    const settings = withFees({ name: 'Lakeside', fees: { nysc, corporate: 1 } }, fees);
    expect(settings).toMatchObject({ name: 'Lakeside', fees: { nysc, corporate: 200_000 } });
    provideSettings(settings);
    expect(membershipFees().map(({ total }) => total)).toEqual(
      [15, 40, 60, 80, 100, 150].map((k) => k * 1000),
    );
    expect(firstFees().Full).toEqual(SPECIFIED_FEES.Full);
  });
});
