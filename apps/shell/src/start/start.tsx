import { createAppStore, signedOutState, StoreProvider } from '@concord/api-client';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app';
import { captureEarlyInput } from '../prerendered/early-input';
import { plainPath } from '../prerendered/plain-path';
import { prepareHydration, type Prerendered } from '../prerendered/prepare-hydration';
import { replayEarlyClick } from '../prerendered/replay-early-click';
import { markStaff } from '../prerendered/staff-mark';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

const { location, history } = window;
const prerendered = container.dataset['prerendered'] as Prerendered | undefined;
const pathname = prerendered === 'missing' ? location.pathname : plainPath(location.pathname);
// The server accepts percent-encoded addresses, the router does not.
if (pathname !== location.pathname)
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
const store = createAppStore();
markStaff(store);
const onMount = () => replayEarlyClick(container);

function Mounted({ children }: { readonly children: ReactNode }) {
  useEffect(onMount, []);
  return children;
}

// Created at rendering, because a page may depend on what the store received until then.
const page = () => (
  <StrictMode>
    <StoreProvider store={store} serverState={signedOutState(store.getState())}>
      <ThemeRoot>
        <BrowserRouter>
          <Mounted>
            <App missing={prerendered === 'missing' ? pathname : undefined} />
          </Mounted>
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>
  </StrictMode>
);

// Transitions render in small steps, between which the browser handles input.
const hydrate = () => startTransition(() => void hydrateRoot(container, page()));

if (prerendered === 'placeholder') {
  // Header and footer hydrate before the remote, whose part stays as served until its code is loaded.
  hydrate();
} else if (prerendered) {
  void prepareHydration(prerendered, pathname).then(() => {
    captureEarlyInput(container);
    hydrate();
  });
} else {
  createRoot(container).render(page());
}
