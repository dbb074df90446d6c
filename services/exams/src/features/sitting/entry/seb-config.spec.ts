import { configKeyOf, hashedConfigKey, hashedQuitPassword, sebFile, sebSettings } from './seb-config';

/**
 * Names and order are from the example at https://safeexambrowser.org/developer/seb-config-key.html; the hashes are
 * `sha256sum` of the SEB-JSON below.
 */
const SETTINGS = {
  URLFilterEnable: false,
  urlFilterRegex: true,
  allowPDFPlugIn: false,
  allowDownUploads: false,
  allowFlashFullscreen: false,
  allowedDisplayBuiltin: true,
  allowedDisplaysMaxNumber: 1,
  allowiOSVersionNumberMajor: 9,
  browserMessagingSocket: 'ws:\\localhost:8706',
  browserUserAgentMac: 0,
  browserUserAgentiOS: 0,
  originatorVersion: 'SEB_OSX_2.1.4_2B66',
  startURL: 'https://example.org/\u00e9?a=1&b=<2>',
};
// {"allowDownUploads":false,"allowedDisplayBuiltin":true,"allowedDisplaysMaxNumber":1,"allowFlashFullscreen":false,
// "allowiOSVersionNumberMajor":9,"allowPDFPlugIn":false,"browserMessagingSocket":"ws:\localhost:8706",
// "browserUserAgentiOS":0,"browserUserAgentMac":0,"startURL":"https://example.org/é?a=1&b=<2>","URLFilterEnable":false,
// "urlFilterRegex":true}
const CONFIG_KEY = '25ce9af82caa59c189842f19130de04c5e87976a41cb243b6e9587dfee78955d';

describe('configKeyOf', () => {
  it('hashes the SEB-JSON: names in the order of letters, no escapes, without originatorVersion', () => {
    expect(configKeyOf(SETTINGS)).toBe(CONFIG_KEY);
    const { originatorVersion: _left, ...others } = SETTINGS;
    expect(configKeyOf(Object.fromEntries(Object.entries(others).reverse()))).toBe(CONFIG_KEY);
    expect(configKeyOf({ ...SETTINGS, urlFilterRegex: false })).not.toBe(CONFIG_KEY);
  });
});

describe('hashedConfigKey', () => {
  it.each(['', '#part', '#a#b'])('hashes the address and the key, without the fragment %j', (fragment) => {
    const address = `https://example.org/api/exams/attempts?x=1${fragment}`;
    expect(hashedConfigKey(address, CONFIG_KEY)).toBe(
      '025c631438c3798388a5a9a860b41ed7419833bb0534bbcc8030d091fa2bc330',
    );
  });
});

describe('sebFile', () => {
  it('is a property list, with marks of XML escaped', () => {
    expect(sebFile({ startURL: 'https://a.example/?a=1&b=<2>', sebConfigPurpose: 0, allowQuit: true })).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>startURL</key>
  <string>https://a.example/?a=1&amp;b=&lt;2&gt;</string>
  <key>sebConfigPurpose</key>
  <integer>0</integer>
  <key>allowQuit</key>
  <true/>
</dict>
</plist>
`,
    );
  });
});

describe('sebSettings', () => {
  it('starts the exam, keeps what the device stores, and sends its key', () => {
    const settings = sebSettings('https://exams.example.org', hashedQuitPassword('peace'));
    expect(settings).toMatchObject({
      startURL: 'https://exams.example.org/start-exam',
      sendBrowserExamKey: true,
      removeBrowserProfile: false,
      removeLocalStorage: false,
      // echo -n peace | sha256sum
      hashedQuitPassword: 'c2e10c20bf46daf0ba03f725218b012544a3d0d3b37334eeb1d4d81e5406e478',
    });
    expect(sebSettings('https://exams.example.org', undefined)).not.toHaveProperty('hashedQuitPassword');
  });
});
