import { lazyPage } from '@concord/mfe';
import type { PageContent } from './content/page-content';

/** An information page whose text, and the page around it, load when it is first visited. */
export const contentRoute = (load: () => Promise<{ readonly content: PageContent }>) =>
  lazyPage(async () => {
    const [{ content }, { ContentPage }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "information" */ './features/information/content-page'),
    ]);
    return { default: () => <ContentPage content={content} /> };
  });
