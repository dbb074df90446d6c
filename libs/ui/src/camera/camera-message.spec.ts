import { cameraMessage } from './camera-message';

describe('cameraMessage', () => {
  it.each([
    ['NotAllowedError', /Allow it/],
    ['OverconstrainedError', /No camera was found/],
    ['NotReadableError', /busy/],
    ['TypeError', /could not be started/],
  ])('has a message for %s', (name, message) => {
    expect(cameraMessage(new DOMException('', name))).toMatch(message);
  });
});
