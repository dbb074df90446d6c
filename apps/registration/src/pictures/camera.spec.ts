import { cameraKind } from './camera';

const withDevices = (devices: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
const kinds = (...found: string[]) => ({
  getUserMedia: () => undefined,
  enumerateDevices: () => Promise.resolve(found.map((kind) => ({ kind }))),
});

beforeEach(() => jest.restoreAllMocks());

describe('cameraKind', () => {
  it('is the camera app on a phone', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(await cameraKind()).toBe('app');
  });

  it.each([
    ['dialog', kinds('audioinput', 'videoinput')],
    ['none', kinds('audioinput')],
    ['none', undefined],
    ['none', { ...kinds(), enumerateDevices: () => Promise.reject(new Error('denied')) }],
  ])('is %s on a computer, depending on its devices', async (kind, devices) => {
    withDevices(devices);
    expect(await cameraKind()).toBe(kind);
  });
});
