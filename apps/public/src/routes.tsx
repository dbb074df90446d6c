import { Route, Routes } from '@concord/mfe';
import { lazy } from 'react';
import { contentRoute } from './content-route';
import { HomePage } from './features/home/home-page';

const GalleryPage = lazy(() => import('./features/gallery/gallery-page'));

const certificate = contentRoute(() => import('./content/certificate'));
const PAGES = {
  '/about': contentRoute(() => import('./content/about')),
  '/contact': contentRoute(() => import('./content/contact')),
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
  '/certificate': certificate,
  '/certificate-form': certificate,
  '/print-certificate': certificate,
};

/** Every route of the public information area. */
export default function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/gallery" element={<GalleryPage />} />
      {Object.entries(PAGES).map(([path, Content]) => (
        <Route key={path} path={path} element={<Content />} />
      ))}
    </Routes>
  );
}
