import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { ScanButton } from './scan-button';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';
const LINK = `http://localhost/certificate/${NUMBER}`;

let found: (string | undefined)[];
jest.mock('./read-code', () => ({
  makeReader: () => Promise.resolve(() => Promise.resolve(found.shift())),
}));

function fakeCamera() {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = jest.fn(() => Promise.resolve(stream));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return { track, getUserMedia };
}

async function open() {
  const onNumber = jest.fn();
  renderPage(<ScanButton onNumber={onNumber} />);
  fireEvent.click(screen.getByRole('button', { name: 'Scan the QR code' }));
  await screen.findByRole('dialog', { name: 'Scan the QR code' });
  return onNumber;
}
const play = async () => fireEvent.playing(await screen.findByLabelText('Camera view'));
const choose = (name = 'code.png') =>
  fireEvent.change(screen.getByTestId('picture'), { target: { files: [new File(['x'], name)] } });
const alertText = () => screen.findByRole('alert');

beforeEach(() => {
  found = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const bitmap = { width: 4000, height: 3000, close: () => undefined };
  globalThis.createImageBitmap = () => Promise.resolve(bitmap);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
});

describe('ScanButton', () => {
  it('reads a code with the camera, then closes dialog and camera', async () => {
    const { track } = fakeCamera();
    found = [undefined, undefined, LINK];
    const onNumber = await open();
    expect(track.stop).not.toHaveBeenCalled();
    await play();
    await waitFor(() => expect(onNumber).toHaveBeenCalledWith(NUMBER));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(track.stop).toHaveBeenCalled();
    expect(found).toEqual([]);
  });

  it('reports a code of something else, and continues to read', async () => {
    fakeCamera();
    found = ['https://evil.example/certificate/X'];
    const onNumber = await open();
    await play();
    expect(await alertText()).toHaveTextContent('not from one of our certificates');
    expect(onNumber).not.toHaveBeenCalled();
    found = [LINK];
    await waitFor(() => expect(onNumber).toHaveBeenCalledWith(NUMBER));
  });

  it('closes the camera when the dialog is cancelled, and reads nothing more', async () => {
    const { track } = fakeCamera();
    const onNumber = await open();
    await play();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(track.stop).toHaveBeenCalled());
    found = [LINK];
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(onNumber).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Scan the QR code' })).toHaveFocus();
  });

  it('reports a missing or denied camera, and retries', async () => {
    await open();
    expect(await alertText()).toHaveTextContent('No camera was found');
    const { getUserMedia } = fakeCamera();
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await alertText()).toHaveTextContent('may not use the camera'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Starting the camera'));
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  it('reads a picture instead, even a small code in a large one', async () => {
    found = [undefined, LINK];
    const onNumber = await open();
    choose();
    await waitFor(() => expect(onNumber).toHaveBeenCalledWith(NUMBER));
  });

  it('reports a picture without a code, and a file that is no picture', async () => {
    await open();
    choose();
    await waitFor(async () => expect(await alertText()).toHaveTextContent('No QR code was found'));
    globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
    choose('letter.docx');
    await waitFor(async () =>
      expect(await alertText()).toHaveTextContent('could not be opened as a picture'),
    );
  });
});
