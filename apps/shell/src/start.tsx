import { createAppStore, signedOutState, StoreProvider } from '@concord/api-client';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Alive } from './served/alive';
import { App } from './app';
import { plainPath } from './served/plain-path';
import { pressEarlierButton } from './served/press-earlier-button';
import { noteTyped } from './served/typed-early';
import { prepare, readyToTakeOver, type ServedPage } from './served/take-over';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

const { location, history } = window;
const served = container.dataset['served'] as ServedPage | undefined;
const pathname = served === 'missing' ? location.pathname : plainPath(location.pathname);
// The server has these pages however their address is escaped, the router only as it is written.
if (pathname !== location.pathname)
  history.replaceState(history.state, '', `${pathname}${location.search}${location.hash}`);
const store = createAppStore();
// The page that takes an opening's place brings a title and a description of its own.
const replaced =
  served === 'opening' ? document.head.querySelectorAll('title, meta[name="description"]') : [];
const onAlive = () => {
  for (const element of replaced) element.remove();
  pressEarlierButton(container);
};

// Made when it is shown: what the store has by then, a page that calls the server needs from its first moment.
const page = () => (
  <StrictMode>
    <StoreProvider store={store} serverState={signedOutState(store.getState())}>
      <ThemeRoot>
        <BrowserRouter>
          <Alive onAlive={onAlive}>
            <App missing={served === 'missing' ? pathname : undefined} />
          </Alive>
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>
  </StrictMode>
);

// As a transition each is done in small steps, between which the phone answers its user.
if (served === 'opening') {
  // In one step, so that nothing is seen in between; what cannot be had says so in its place.
  void prepare(served, pathname)
    .catch(() => undefined)
    .then(() => {
      startTransition(() => createRoot(container).render(page()));
    });
} else if (served) {
  void readyToTakeOver(served, pathname).then(() => {
    noteTyped(container);
    startTransition(() => void hydrateRoot(container, page()));
  });
} else {
  createRoot(container).render(page());
}
