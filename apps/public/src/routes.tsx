import { type LatePage, latePage, matchPath, Route, Routes } from '@concord/mfe';
import { contentRoute } from './content-route';
import { HomePage } from './features/home/home-page';

const PAGES: Record<string, LatePage> = {
  '/about': contentRoute(() => import('./content/about')),
  '/contact': latePage(() => import('./features/contact/contact-page')),
  '/member': contentRoute(() => import('./content/membership')),
  '/nysc': contentRoute(() => import('./content/nysc')),
  '/exam-info': contentRoute(() => import('./content/exam-info')),
  '/certification': contentRoute(() => import('./content/certification')),
  '/career': contentRoute(() => import('./content/career')),
  '/consultancy': contentRoute(() => import('./content/consultancy')),
  '/license': contentRoute(() => import('./content/license')),
  '/policy': contentRoute(() => import('./content/policy')),
  '/t&c': contentRoute(() => import('./content/terms')),
  '/money-laundry': contentRoute(() => import('./content/money-laundry')),
  '/projects': contentRoute(() => import('./content/projects')),
  '/gallery': latePage(() => import('./features/gallery/gallery-page')),
  '/certificate': latePage(() => import('./features/certificate/certificate-page')),
  '/certificate-form': latePage(() => import('./features/certificate/certificate-form-page')),
  '/print-certificate': latePage(() => import('./features/certificate/print-certificate-page')),
};

/** Has the page of an address here, so that it renders without waiting. */
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
