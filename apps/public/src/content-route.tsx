import { lazyPage } from '@concord/mfe';
import type { PageContent } from './content/page-content';

/** The route of an information page; its content and component load at the first visit. */
export const contentRoute = (load: () => Promise<{ readonly content: PageContent }>) =>
  lazyPage(async () => {
    const [{ content }, { ContentPage }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "information" */ './features/information/content-page'),
    ]);
    return { default: () => <ContentPage content={content} /> };
  });
