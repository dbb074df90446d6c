import './no-eval';
import { createAppStore, StoreProvider } from '@concord/api-client';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');

createRoot(container).render(
  <StrictMode>
    <StoreProvider store={createAppStore()}>
      <ThemeRoot>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>
  </StrictMode>,
);
