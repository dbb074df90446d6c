import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import PublicRoutes, { prepare } from './routes';
import { renderPage } from './testing/render-page';

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

  it('renders a prepared page at once', async () => {
    await prepare('/career');
    visit('/career');
    expect(screen.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
  });
});
