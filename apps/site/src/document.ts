import { INSTITUTE } from '@concord/contracts';
import type { Preload } from './remote-files';
import type { RenderedPage } from './render-page';

/** Stands for the site's own public address, which only the server that serves the pages knows. */
export const ORIGIN = 'https://concord.invalid';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"\/?>/;

const asAttribute = (html: string) => html.replaceAll('"', '&quot;');

/** The institute in schema.org's words; a script element that browsers do not run. */
function organisation(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: INSTITUTE.name,
    alternateName: INSTITUTE.shortName,
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icons/icon-512.png`,
    email: INSTITUTE.email,
    telephone: INSTITUTE.phones[0],
    sameAs: INSTITUTE.social.map(({ url }) => url),
    address: { '@type': 'PostalAddress', addressLocality: 'Abuja', addressCountry: 'NG' },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function linkPreview(address: string, title: string, description: string): string[] {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${asAttribute(content)}">`;
  return [
    property('type', 'website'),
    property('site_name', INSTITUTE.name),
    property('locale', 'en_NG'),
    property('url', address),
    property('title', title),
    property('description', description),
    property('image', `${ORIGIN}/icons/preview.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** The parts of a document that differ from page to page. */
export interface DocumentParts {
  /** Path of the page; none for the page of an unknown address. */
  readonly path?: string;
  readonly page: RenderedPage;
  /** Addresses of files that the page will ask for, by what they are. */
  readonly preloads?: readonly Preload[];
  readonly hidden?: boolean;
  /** The page gives its place to another when the script is there, instead of being taken over. */
  readonly isOpening?: boolean;
}

/**
 * The shell's page with a rendered page in it.
 *
 * @param template the shell's `index.html`
 * @throws Error when the template has no empty root element, or the page names itself in no title and description
 */
export function documentOf(template: string, parts: DocumentParts): string {
  const { path, page, preloads = [], hidden, isOpening } = parts;
  if (!template.includes(ROOT)) throw new Error('The page of the shell has no empty root element');
  const title = TITLE.exec(page.head)?.[1];
  const description = DESCRIPTION.exec(page.head)?.[1];
  if (!title || (path && !description)) throw new Error(`${path} has no title or no description`);
  const address = path && `${ORIGIN}${encodeURI(path)}`;
  const head = [
    page.head,
    ...(address && !hidden ? [`<link rel="canonical" href="${asAttribute(address)}">`] : []),
    ...(address && description ? linkPreview(address, title, description) : []),
    ...(hidden || !path ? ['<meta name="robots" content="noindex">'] : []),
    ...preloads.map(
      ({ href, as }) =>
        `<link rel="preload" href="${asAttribute(href)}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''} fetchpriority="low">`,
    ),
    organisation(),
    page.styles,
  ];
  const served = isOpening ? 'opening' : path ? 'page' : 'missing';
  return template
    .replace(TITLE, '')
    .replace(/<noscript>[^]*?<\/noscript>/, '')
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(ROOT, () => `<div id="root" data-served="${served}">${page.content}</div>`);
}
