import { deviceName } from './device-name';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('deviceName', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [`${CHROME} Edg/131.0.0.0`, 'Edge on Windows'],
    [SAFARI, 'Safari on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', 'A program'],
    ['', 'A program'],
    [undefined, 'A program'],
    ['<script>'.repeat(10_000), 'A program'],
  ])('names %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
