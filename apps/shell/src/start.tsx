import './no-eval';
import { createAppStore, signedOutState, StoreProvider } from '@concord/api-client';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { PressEarlierButton } from './press-earlier-button';
import { readyToTakeOver, type ServedPage } from './take-over';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

const { pathname } = window.location;
const served = container.dataset['served'] as ServedPage | undefined;
const store = createAppStore();

const page = (
  <StrictMode>
    <StoreProvider store={store} serverState={signedOutState(store.getState())}>
      <ThemeRoot>
        <BrowserRouter>
          <PressEarlierButton page={container}>
            <App missing={served === 'missing' ? pathname : undefined} />
          </PressEarlierButton>
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>
  </StrictMode>
);

if (served) void readyToTakeOver(served, pathname).then(() => hydrateRoot(container, page));
else createRoot(container).render(page);
