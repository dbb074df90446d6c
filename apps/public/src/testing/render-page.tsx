import { createAppStore, StoreProvider } from '@concord/api-client';
import { ThemeRoot } from '@concord/ui';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders with store, theme and router; the last of `entries` is the current address. */
export const renderPage = (
  page: ReactNode,
  entries: ComponentProps<typeof MemoryRouter>['initialEntries'] = ['/'],
) =>
  render(
    <StoreProvider store={createAppStore()}>
      <ThemeRoot>
        <MemoryRouter initialEntries={entries}>{page}</MemoryRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
