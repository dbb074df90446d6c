import { cameraKind } from './camera';

const withDevices = (devices: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
const kinds = (...found: string[]) => ({
  getUserMedia: () => undefined,
  enumerateDevices: () => Promise.resolve(found.map((kind) => ({ kind }))),
});

describe('cameraKind', () => {
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
