/**
 * Expected public pages, and whether each has the top navigation: the independent expectation for
 * the routes, the prerendered site and the journeys. A new public page is added here by hand.
 */
export const PUBLIC_PAGES = [
  { path: '/', navigation: true },
  { path: '/about', navigation: true },
  { path: '/contact', navigation: true },
  { path: '/member', navigation: true },
  { path: '/nysc', navigation: true },
  { path: '/exam-info', navigation: true },
  { path: '/certification', navigation: true },
  { path: '/career', navigation: true },
  { path: '/consultancy', navigation: true },
  { path: '/license', navigation: true },
  { path: '/policy', navigation: true },
  { path: '/t&c', navigation: true },
  { path: '/money-laundry', navigation: true },
  { path: '/projects', navigation: false },
  { path: '/gallery', navigation: false },
  { path: '/certificate', navigation: false },
  { path: '/certificate-form', navigation: false },
  { path: '/print-certificate', navigation: false },
] as const;
