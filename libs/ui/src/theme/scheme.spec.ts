import { BAR_COLOURS, SCHEME_KEY, SCHEME_SCRIPT } from './scheme-script.cjs';
import {
  chooseScheme,
  followScheme,
  schemeChoice,
  shownScheme,
  subscribeToScheme,
  switchScheme,
} from './scheme';
import { theme } from './theme';

let systemIsDark = false;
const system = new EventTarget();

const shown = () => document.documentElement.getAttribute('data-scheme');
const barColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const setSystem = (dark: boolean) => {
  systemIsDark = dark;
  system.dispatchEvent(new Event('change'));
};
const refuseStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
};

beforeEach(() => {
  systemIsDark = false;
  window.matchMedia = () => Object.assign(system, { matches: systemIsDark }) as unknown as MediaQueryList;
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  document.documentElement.removeAttribute('data-scheme');
});
afterEach(() => {
  jest.restoreAllMocks();
  chooseScheme('system');
});

describe('followScheme', () => {
  it('follows the system until it is cleaned up', () => {
    const end = followScheme();
    expect(shown()).toBe('light');
    setSystem(true);
    expect([shown(), barColour()]).toEqual(['dark', BAR_COLOURS.dark]);
    end();
    setSystem(false);
    expect(shown()).toBe('dark');
  });

  it('applies the choice of another tab, whatever the system has', () => {
    const end = followScheme();
    setSystem(true);
    localStorage.setItem(SCHEME_KEY, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }));
    expect([shown(), barColour()]).toEqual(['light', BAR_COLOURS.light]);
    end();
  });

  it('ignores any other stored value', () => {
    localStorage.setItem(SCHEME_KEY, '"><script>');
    expect(schemeChoice()).toBe('system');
  });
});

describe('switchScheme', () => {
  it('stores a choice that differs from the system, and nothing when both agree', () => {
    switchScheme();
    expect([shown(), localStorage.getItem(SCHEME_KEY)]).toEqual(['dark', 'dark']);
    switchScheme();
    expect([shown(), localStorage.getItem(SCHEME_KEY)]).toEqual(['light', null]);
  });

  it('calls its subscribers, and works without storage as long as the page lasts', () => {
    refuseStorage();
    const seen: string[] = [];
    const end = subscribeToScheme(() => seen.push(shownScheme()));
    switchScheme();
    switchScheme();
    end();
    switchScheme();
    expect(seen).toEqual(['dark', 'light']);
    expect(shown()).toBe('dark');
  });
});

describe('SCHEME_SCRIPT', () => {
  const run = () =>
    new Function('document', 'localStorage', 'matchMedia', SCHEME_SCRIPT)(
      document,
      localStorage,
      window.matchMedia,
    );

  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['purple', true, 'dark'],
  ] as const)(
    'with %s stored and a dark system %s applies %s, as the page then does',
    (stored, dark, scheme) => {
      if (stored) localStorage.setItem(SCHEME_KEY, stored);
      systemIsDark = dark;
      run();
      expect([shown(), barColour()]).toEqual([scheme, BAR_COLOURS[scheme]]);
      expect(shownScheme()).toBe(scheme);
    },
  );

  it('follows the system where storage is blocked or the page has no bar colour', () => {
    refuseStorage();
    document.head.innerHTML = '';
    systemIsDark = true;
    run();
    expect(shown()).toBe('dark');
  });

  it('gives the browser bars the colour of the header', () => {
    const { light, dark } = theme.colorSchemes;
    expect(BAR_COLOURS).toEqual({
      light: light?.palette.background.paper,
      dark: dark?.palette.background.paper,
    });
  });

  it('needs no escaping in HTML', () => {
    expect(SCHEME_SCRIPT).not.toMatch(/<|\n/);
  });
});
