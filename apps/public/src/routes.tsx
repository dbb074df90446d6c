import { type LazyPage, lazyPage, matchPath, Route, Routes } from '@concord/mfe';
import { CONTENT, type LoadContent } from './content/pages';
import { HomePage } from './features/home/home-page';

/** An information page whose content and component load on the first visit. */
const contentPage = (load: LoadContent) =>
  lazyPage(async () => {
    const [{ content }, { ContentPage }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "information" */ './features/information/content-page'),
    ]);
    return { default: () => <ContentPage content={content} /> };
  });

const PAGES: Readonly<Record<string, LazyPage>> = {
  ...Object.fromEntries(Object.entries(CONTENT).map(([path, load]) => [path, contentPage(load)])),
  '/contact': lazyPage(() => import(/* webpackChunkName: "contact" */ './features/contact/contact-page')),
  '/gallery': lazyPage(() => import(/* webpackChunkName: "gallery" */ './features/gallery/gallery-page')),
  '/certificate': lazyPage(
    () => import(/* webpackChunkName: "certificate" */ './features/certificate/certificate-page'),
  ),
  '/certificate/:number': lazyPage(
    () =>
      import(/* webpackChunkName: "certificate-verdict" */ './features/certificate/certificate-verdict-page'),
  ),
  '/certificate-form': lazyPage(
    () => import(/* webpackChunkName: "certificate-form" */ './features/certificate/certificate-form-page'),
  ),
  '/print-certificate': lazyPage(
    () => import(/* webpackChunkName: "print-certificate" */ './features/certificate/print-certificate-page'),
  ),
};

/** Loads the page of a path in advance, so that it renders without suspending. */
export async function prepare(pathname: string): Promise<void> {
  await Object.entries(PAGES)
    .find(([path]) => matchPath(path, pathname))?.[1]
    .prepare();
}

/** Routes of the public pages. */
export default function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      {Object.entries(PAGES).map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
