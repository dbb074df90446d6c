import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePictures } from '../testing/fake-pictures';
import { fileOf, jpegBytes, textBytes } from '../testing/picture-files';
import { renderInForm } from '../testing/render-in-form';
import { PassportField } from './passport-field';

const photo = (name = 'face.jpg') => fileOf(name, 'image/jpeg', jpegBytes(300, 360));
const drawing = fileOf('a.svg', 'image/svg+xml', textBytes('<svg></svg>'));
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Passport image file'), file, { applyAccept: false });
const preview = () => screen.findByAltText('Your passport picture');
const chooser = () => screen.getByRole('button', { name: /^Passport picture/ });

beforeEach(() => {
  jest.restoreAllMocks();
  fakePictures();
  URL.createObjectURL = () => 'blob:working';
  URL.revokeObjectURL = jest.fn();
});

describe('PassportField', () => {
  it('sets a chosen picture at once, and says that it was cropped', async () => {
    const { values } = renderInForm(<PassportField />);
    await choose(photo());
    expect(await preview()).toHaveAttribute('src', values().image_data);
    expect(values().image_data).toMatch(/^data:image\/jpeg/);
    expect(screen.getByRole('status')).toHaveTextContent('Cropped to portrait for you');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that a small picture may print unclear', async () => {
    fakePictures(() => ({ width: 90, height: 120 }));
    renderInForm(<PassportField />);
    await choose(photo());
    await preview();
    expect(screen.getByRole('status')).toHaveTextContent('It is small and may print unclear');
  });

  it('keeps the picture when the next file is rejected, and clears it for a file of another kind', async () => {
    const { values } = renderInForm(<PassportField />);
    await choose(photo());
    await preview();
    const before = values().image_data;
    await choose(drawing);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Drawings (SVG) can’t be used');
    expect(alert).toHaveTextContent('Your earlier picture was kept.');
    expect(chooser()).toHaveAccessibleDescription(alert.textContent ?? '');
    expect(values().image_data).toBe(before);
    await choose(photo('other.jpg'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await choose(fileOf('cv.txt', 'text/plain', textBytes('hello')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose an image file');
    expect(values().image_data).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('Use a recent photo of your face');
    act(() => chooser().focus());
    await userEvent.tab();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('opens Adjust on request, and frees its memory on close', async () => {
    renderInForm(<PassportField />);
    await choose(photo());
    await preview();
    await userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
    expect(await screen.findByRole('dialog', { name: 'Adjust the picture' })).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:working');
    expect(await preview()).toBeVisible();
  });

  it('adjusts a picture without its file, as after a reload', async () => {
    renderInForm(<PassportField />, { image_data: 'data:image/jpeg;base64,AAAA' });
    await userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
    expect(await screen.findByRole('dialog', { name: 'Adjust the picture' })).toBeVisible();
  });

  it('sets the last of two files chosen at once', async () => {
    let finish: (() => void)[] = [];
    globalThis.createImageBitmap = (async (blob: Blob) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return { width: blob.size, height: blob.size * 1.25, close: () => undefined };
    }) as unknown as typeof createImageBitmap;
    const { values } = renderInForm(<PassportField />);
    await choose(fileOf('slow.jpg', 'image/jpeg', jpegBytes(300, 360), 400));
    await waitFor(() => expect(finish).toHaveLength(1));
    await choose(fileOf('next.jpg', 'image/jpeg', jpegBytes(300, 360), 800));
    await waitFor(() => expect(finish).toHaveLength(2));
    finish.reverse().forEach((done) => done());
    finish = [];
    await preview();
    await act(() => Promise.resolve());
    expect(atob(values().image_data.split(',')[1] ?? '')).toBe('800x1000');
  });

  it('offers the camera app of a phone with a separate input', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(pointer: coarse)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    renderInForm(<PassportField />);
    expect(await screen.findByRole('button', { name: 'Take a photo' })).toBeVisible();
    const input = screen.getByLabelText('Photo from the camera');
    expect(input).toHaveAttribute('capture', 'user');
    await userEvent.upload(input, photo());
    expect(await preview()).toBeVisible();
  });
});
