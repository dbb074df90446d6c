import type { PageContent } from './page-content';

export type LoadContent = () => Promise<{ readonly content: PageContent }>;

/** Information pages by path. */
export const CONTENT: Readonly<Record<string, LoadContent>> = {
  '/about': () => import(/* webpackChunkName: "about" */ './about'),
  '/member': () => import(/* webpackChunkName: "member" */ './membership'),
  '/nysc': () => import(/* webpackChunkName: "nysc" */ './nysc'),
  '/exam-info': () => import(/* webpackChunkName: "exam-info" */ './exam-info'),
  '/certification': () => import(/* webpackChunkName: "certification" */ './certification'),
  '/career': () => import(/* webpackChunkName: "career" */ './career'),
  '/consultancy': () => import(/* webpackChunkName: "consultancy" */ './consultancy'),
  '/license': () => import(/* webpackChunkName: "license" */ './license'),
  '/policy': () => import(/* webpackChunkName: "policy" */ './policy'),
  '/t&c': () => import(/* webpackChunkName: "t-c" */ './terms'),
  '/money-laundry': () => import(/* webpackChunkName: "money-laundry" */ './money-laundry'),
  '/projects': () => import(/* webpackChunkName: "projects" */ './projects'),
};
