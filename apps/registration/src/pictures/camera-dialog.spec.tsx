import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePictures } from '../testing/fake-pictures';
import { renderInApp } from '../testing/render-in-form';
import { CameraDialog } from './camera-dialog';

function fakeCamera() {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = jest.fn(() => Promise.resolve(stream));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return { track, getUserMedia };
}

function show() {
  const onFile = jest.fn();
  return { ...renderInApp(<CameraDialog onFile={onFile} onCancel={jest.fn()} />), onFile };
}

const play = async () => fireEvent.playing(await screen.findByLabelText('Camera view'));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.restoreAllMocks();
  fakePictures();
  URL.createObjectURL = () => 'blob:shot';
  URL.revokeObjectURL = jest.fn();
});

describe('CameraDialog', () => {
  it('takes and retakes a picture, returns it, and stops the camera on close', async () => {
    const { track, getUserMedia } = fakeCamera();
    const { onFile, unmount } = show();
    expect(button('Take the photo')).toBeDisabled();
    await play();
    expect(button('Take the photo')).toHaveFocus();
    await userEvent.click(button('Take the photo'));
    expect(await screen.findByAltText('The photo just taken')).toBeVisible();
    await userEvent.click(button('Retake'));
    await userEvent.click(button('Take the photo'));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }));
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    expect(track.stop).not.toHaveBeenCalled();
    unmount();
    expect(track.stop).toHaveBeenCalled();
  });

  it('explains a denied camera, and tries again', async () => {
    const { getUserMedia } = fakeCamera();
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'SecurityError'));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('This page may not use the camera');
    await userEvent.click(button('Try again'));
    await play();
    expect(button('Take the photo')).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('notices that the camera was disconnected', async () => {
    const { track } = fakeCamera();
    show();
    await play();
    act(() => void track.dispatchEvent(new Event('ended')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The camera was disconnected');
  });

  it('stops a camera that starts after the dialog was closed', async () => {
    const { track, getUserMedia } = fakeCamera();
    let start: () => void = () => undefined;
    const started = getUserMedia();
    getUserMedia.mockImplementation(() =>
      new Promise<void>((resolve) => (start = resolve)).then(() => started),
    );
    const { unmount } = show();
    unmount();
    start();
    await act(() => started);
    expect(track.stop).toHaveBeenCalled();
  });
});
