import { INSTITUTE } from '@concord/institute';
import { integrityOf } from '@concord/shell/integrity-of';
import type { Preload } from './remote-files';
import type { RenderedPage } from './render-page';

/** Placeholder for the public origin of the site, which the build does not know; the gateway replaces it. */
export const ORIGIN = 'https://concord.invalid';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"\/?>/;

const asAttribute = (html: string) => html.replaceAll('"', '&quot;');

/** The institute as structured data for search engines (schema.org). */
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

function preloadTag({ href, as }: Preload): string {
  // Browsers use a preloaded script only if its integrity equals the script's.
  const integrity = as === 'script' ? integrityOf(href) : '';
  const kind = as === 'fetch' ? ' crossorigin' : integrity && ` integrity="${integrity}"`;
  return `<link rel="preload" href="${asAttribute(href)}" as="${as}"${kind} fetchpriority="low">`;
}

/** Variable parts of a document. */
export interface DocumentParts {
  /** Path of the page; `undefined` for the page of an unknown address. */
  readonly path?: string;
  readonly page: RenderedPage;
  /** Files to preload. */
  readonly preloads?: readonly Preload[];
  /** Excludes the page from search engines. */
  readonly hidden?: boolean;
  /** Data for hydration, in its own element. */
  readonly data?: { readonly id: string; readonly json: string };
  /** True for a page that hydrates at once, before its remote loads. */
  readonly isPlaceholder?: boolean;
}

/**
 * Inserts a rendered page into the shell's HTML.
 *
 * @param template the shell's `index.html`
 * @throws Error if the template has no empty root element, or the page has no title or description
 */
export function documentOf(template: string, parts: DocumentParts): string {
  const { path, page, preloads = [], hidden, data, isPlaceholder } = parts;
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
    ...preloads.map(preloadTag),
    organisation(),
    page.styles,
  ];
  const dataElement = data ? `<script type="application/json" id="${data.id}">${data.json}</script>` : '';
  const kind = isPlaceholder ? 'placeholder' : path ? 'page' : 'missing';
  return template
    .replace(TITLE, '')
    .replace(/<noscript>[^]*?<\/noscript>/, '')
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(ROOT, () => `<div id="root" data-prerendered="${kind}">${page.content}</div>${dataElement}`);
}
