import { type LazyPage, lazyPage, matchPath, Route, Routes } from '@concord/mfe';
import { contentRoute } from './content-route';
import { HomePage } from './features/home/home-page';

const PAGES: Record<string, LazyPage> = {
  '/about': contentRoute(() => import(/* webpackChunkName: "about" */ './content/about')),
  '/contact': lazyPage(() => import(/* webpackChunkName: "contact" */ './features/contact/contact-page')),
  '/member': contentRoute(() => import(/* webpackChunkName: "member" */ './content/membership')),
  '/nysc': contentRoute(() => import(/* webpackChunkName: "nysc" */ './content/nysc')),
  '/exam-info': contentRoute(() => import(/* webpackChunkName: "exam-info" */ './content/exam-info')),
  '/certification': contentRoute(
    () => import(/* webpackChunkName: "certification" */ './content/certification'),
  ),
  '/career': contentRoute(() => import(/* webpackChunkName: "career" */ './content/career')),
  '/consultancy': contentRoute(() => import(/* webpackChunkName: "consultancy" */ './content/consultancy')),
  '/license': contentRoute(() => import(/* webpackChunkName: "license" */ './content/license')),
  '/policy': contentRoute(() => import(/* webpackChunkName: "policy" */ './content/policy')),
  '/t&c': contentRoute(() => import(/* webpackChunkName: "t-c" */ './content/terms')),
  '/money-laundry': contentRoute(
    () => import(/* webpackChunkName: "money-laundry" */ './content/money-laundry'),
  ),
  '/projects': contentRoute(() => import(/* webpackChunkName: "projects" */ './content/projects')),
  '/gallery': lazyPage(() => import(/* webpackChunkName: "gallery" */ './features/gallery/gallery-page')),
  '/certificate': lazyPage(
    () => import(/* webpackChunkName: "certificate" */ './features/certificate/certificate-page'),
  ),
  '/certificate-form': lazyPage(
    () => import(/* webpackChunkName: "certificate-form" */ './features/certificate/certificate-form-page'),
  ),
  '/print-certificate': lazyPage(
    () => import(/* webpackChunkName: "print-certificate" */ './features/certificate/print-certificate-page'),
  ),
};

/** Loads the page of an address, so that it renders without suspending. */
export async function prepare(pathname: string): Promise<void> {
  await Object.entries(PAGES)
    .find(([path]) => matchPath(path, pathname))?.[1]
    .prepare();
}

/** Every route of the public information area. */
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
