import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePictures } from '../testing/fake-pictures';
import { renderInApp } from '../testing/render-in-form';
import type { Placement } from './crop-area';
import { CropDialog } from './crop-dialog';

const PICTURE = { blob: new Blob(['picture']), width: 600, height: 400 };
const BOX = { width: 300, height: 300 };

/** jsdom has no layout: the frame is a square, and the picture fills its width. */
function fakeLayout() {
  const size = (name: string, value: (element: Element) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return value(this);
      },
    });
  const isImage = (element: Element) => element.tagName === 'IMG';
  size('offsetWidth', () => BOX.width);
  size('offsetHeight', (element) => (isImage(element) ? 200 : BOX.height));
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { configurable: true, value: 600 });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { configurable: true, value: 400 });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...BOX, x: 0, y: 0, left: 0, top: 0 } as DOMRect);
}

function show(placement?: Placement) {
  const onDone = jest.fn<void, [string, Placement]>();
  const onCancel = jest.fn();
  const props = { picture: PICTURE, url: 'blob:working', placement, onDone, onCancel };
  renderInApp(<CropDialog {...props} />);
  const image = document.querySelector('img') as HTMLImageElement;
  const use = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith(expect.stringMatching(/^data:image\/jpeg/), expect.anything()),
    );
    return onDone.mock.lastCall?.[1];
  };
  return { onCancel, image, use };
}

const zoom = () => screen.getByRole('slider', { name: 'Zoom' });

beforeEach(() => {
  jest.restoreAllMocks();
  fakePictures(() => ({ width: 600, height: 400 }));
  fakeLayout();
});

describe('CropDialog', () => {
  it('crops the middle of the picture when nothing is changed', async () => {
    const { image, use } = show();
    fireEvent.load(image);
    expect(await use()).toEqual({ area: { x: 140, y: 0, width: 320, height: 400 }, rotation: 0 });
  });

  const zoomIn = async () => {
    fireEvent.change(zoom(), { target: { value: '2' } });
    expect(zoom()).toHaveAttribute('aria-valuetext', '2.0 times');
  };
  const rotate = () => userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  const moveByKey = async () => {
    screen.getByRole('application', { name: /The frame/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
  };

  it.each([
    ['zooms with the slider and announces the zoom', zoomIn, { area: { width: 160, height: 200 } }],
    ['rotates the picture by 90 degrees', rotate, { rotation: 90 }],
    ['moves the picture with the arrow keys', moveByKey, { area: { x: 120, y: 0 } }],
  ])('%s', async (_name, act, placement) => {
    const { image, use } = show();
    fireEvent.load(image);
    await act();
    expect(await use()).toMatchObject(placement);
  });

  it('starts with the previous placement', async () => {
    const placement = { area: { x: 20, y: 60, width: 160, height: 200 }, rotation: 0 };
    const { image, use } = show(placement);
    fireEvent.load(image);
    expect(zoom()).toHaveValue('2');
    expect(await use()).toEqual(placement);
  });

  it('shows when the picture cannot be displayed, and cancels on Escape', async () => {
    const { onCancel, image } = show();
    fireEvent.error(image);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be read');
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalled();
  });
});
