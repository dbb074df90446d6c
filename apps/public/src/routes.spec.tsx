import { configure, screen } from '@testing-library/react';
import { Suspense } from 'react';
import PublicRoutes from './routes';
import { PAGES } from './testing/read-page';
import { renderPage } from './testing/render-page';

// The first visit of a page compiles it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 12_000 });

const visit = (path: string) =>
  renderPage(
    <Suspense fallback="Loading">
      <PublicRoutes />
    </Suspense>,
    [path],
  );

describe('PublicRoutes', () => {
  it('has the home page with a way to register', () => {
    visit('/');
    expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  });

  it.each([...Object.entries(PAGES), ['/contact', { title: 'Contact' }], ['/gallery', { title: 'Gallery' }]])(
    'shows %s under its heading',
    async (path, { title }) => {
      visit(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );
});
