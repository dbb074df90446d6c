import type { GalleryItem } from '@concord/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import { Gallery } from './gallery';

const LONG = 'Peace club of the government secondary school in Katsina';

const anItem = (index: number, caption = `Caption ${index}`): GalleryItem => ({
  _id: String(index).repeat(24),
  image: {
    url: `/api/media/files/p${index}`,
    public_id: `p${index}`,
    width: 1200,
    height: 800,
    thumbnails: [{ url: `/api/media/files/t${index}`, width: 400, height: 267 }],
    tint: '#1b6b3f',
  },
  caption,
  uploadedBy: { _id: 'b'.repeat(24), username: 'ada' },
});

const plain = anItem(3, '');
const ITEMS = [anItem(1, LONG), anItem(2), { ...plain, image: { ...plain.image, thumbnails: undefined } }];

let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  answers = [];
  globalThis.fetch = () => Promise.resolve((answers.shift() ?? (() => Response.json(ITEMS)))());
});

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

const visit = (at = '/gallery') =>
  renderPage(
    <>
      <Gallery />
      <Address />
    </>,
    ['/', at],
  );

const address = () => screen.getByTestId('address').textContent;
const pictures = () => screen.findByRole('list', { name: 'Pictures' });
const viewer = () => screen.findByRole('dialog', { name: 'Picture viewer' });

async function opened(name = LONG) {
  visit();
  const link = within(await pictures()).getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
  return { link, dialog: await viewer() };
}

describe('Gallery', () => {
  it('announces loading and the number of pictures', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (arrive = resolve));
    answers.push(() => answer);
    visit();
    expect(screen.getByRole('status')).toHaveTextContent('Loading pictures');
    arrive(Response.json(ITEMS));
    expect(await screen.findByText('3 pictures')).toBe(screen.getByRole('status'));
  });

  it('shows each with its size, renditions and short caption; the full caption is the alternative text', async () => {
    visit();
    const first = within(await pictures()).getByRole('img', { name: LONG });
    expect(first).toHaveAttribute('width', '1200');
    expect(first).toHaveAttribute('height', '800');
    expect(first).toHaveAttribute('srcset', '/api/media/files/t1 400w, /api/media/files/p1 1200w');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(screen.getByText(`${LONG.slice(0, 40)}…`)).toBeVisible();
    const last = screen.getByRole('img', { name: 'Picture 3, without a caption' });
    expect(last).toHaveAttribute('src', '/api/media/files/p3');
    expect(last).toHaveAttribute('srcset', expect.stringMatching(/^\/api\/media\/files\/p3 \d+w$/));
  });

  it('has an empty state', async () => {
    answers.push(() => Response.json([]));
    visit();
    expect(await screen.findByText('No pictures yet')).toBeVisible();
  });

  it('offers to retry after a failure', async () => {
    answers.push(() => Response.json({ message: 'Slow down', code: 'X' }, { status: 429 }));
    visit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Slow down');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await pictures()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the picture viewer', () => {
  it('shows the picture with its full caption and position', async () => {
    const { dialog } = await opened();
    expect(within(dialog).getByRole('img', { name: LONG })).toBeVisible();
    expect(within(dialog).getByText(LONG)).toBeVisible();
    expect(within(dialog).getByText('1 of 3')).toBeVisible();
    expect(address()).toBe(`?picture=${'1'.repeat(24)}`);
  });

  it('changes the picture by keys and buttons, endlessly', async () => {
    const { dialog } = await opened();
    for (const [key, shown] of [
      ['ArrowRight', '2 of 3'],
      ['Home', '1 of 3'],
      ['ArrowLeft', '3 of 3'],
      ['ArrowRight', '1 of 3'],
      ['End', '3 of 3'],
      ['Home', '1 of 3'],
    ] as const) {
      fireEvent.keyDown(dialog, { key });
      expect(await within(dialog).findByText(shown)).toBeVisible();
    }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(await within(dialog).findByText('2 of 3')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(await within(dialog).findByText('1 of 3')).toBeVisible();
  });

  it('closes on Escape and restores URL and focus', async () => {
    const { dialog, link } = await opened();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('');
    expect(link).toHaveFocus();
  });

  it('opens by URL, and focuses the last shown picture on closing', async () => {
    visit(`/gallery?picture=${'2'.repeat(24)}`);
    const dialog = await viewer();
    expect(within(dialog).getByText('2 of 3')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Caption 2' })).toHaveFocus());
  });

  it('ignores the URL of an unknown picture', async () => {
    visit('/gallery?picture=%3Cscript%3E');
    await pictures();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
