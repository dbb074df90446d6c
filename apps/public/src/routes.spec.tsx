import { createAppStore, StoreProvider } from '@concord/api-client';
import { ThemeRoot } from '@concord/ui';
import { configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import PublicRoutes from './routes';

// The first visit of a page compiles it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 12_000 });

const visit = (at: string) =>
  render(
    <StoreProvider store={createAppStore()}>
      <ThemeRoot>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback="Loading">
            <PublicRoutes />
          </Suspense>
        </MemoryRouter>
      </ThemeRoot>
    </StoreProvider>,
  );

describe('PublicRoutes', () => {
  it('opens with the six core values and a way to register', () => {
    visit('/');
    for (const name of [
      'Tolerance',
      'Amicability',
      'Leadership',
      'Equality/Equity',
      'Neutrality',
      'Tranquility',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  });

  it.each([
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/member', 'Membership'],
    ['/nysc', 'Nysc Scheme'],
    ['/certification', 'Certification'],
    ['/career', 'Career'],
    ['/consultancy', 'Consultancy'],
    ['/license', 'License'],
    ['/policy', 'Policy'],
    ['/t&c', 'T&C'],
    ['/money-laundry', 'Money-laundry'],
    ['/projects', 'Projects'],
    ['/certificate', 'Certificate'],
  ])('shows %s under its heading', async (at, name) => {
    visit(at);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('leads from the examination page to the exam portal', async () => {
    visit('/exam-info');
    expect(await screen.findByRole('link', { name: 'Take an Exam' })).toHaveAttribute('href', '/start-exam');
  });

  it('shows the pictures of the gallery with short captions', async () => {
    const caption = 'Peace club of the government secondary school in Katsina';
    globalThis.fetch = (() =>
      Promise.resolve(
        Response.json([
          {
            _id: 'a'.repeat(24),
            image: { url: 'media/files/p1', public_id: 'p1', width: 800, height: 600 },
            caption,
            uploadedBy: { _id: 'b'.repeat(24), username: 'ada' },
          },
        ]),
      )) as typeof fetch;
    visit('/gallery');
    expect(await screen.findByRole('img', { name: caption })).toHaveAttribute('src', '/api/media/files/p1');
    expect(screen.getByText(`${caption.slice(0, 40)}…`)).toBeVisible();
  });
});
