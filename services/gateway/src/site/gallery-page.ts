import type { GalleryItem } from '@concord/contracts';
import { routes } from '@concord/contracts/routes';
import { picturesText, type ShownPicture, shownPicture } from '@concord/institute';
import type { FastifyRequest } from 'fastify';
import type { ServicePort } from '../port/service-port';
import { escapeHtml, HtmlTemplate, jsonOf } from './html-template';
import { compressPage, type GalleryTemplate, type SitePage, type SitePages } from './site-pages';

/** Address of the gallery without a query: with one, a script may open a picture. */
const ADDRESS = /^\/gallery\/?$/i;
/** Time-out of the list; after it the page loads the list itself. */
const TIMEOUT_MS = 500;

/** Renders `/gallery` with its pictures, so that the first ones need no script. */
export class GalleryPage {
  /** Page of the last list. */
  private last: { template: GalleryTemplate; list: Buffer; page: SitePage | undefined } | undefined;

  constructor(
    private readonly pages: Pick<SitePages, 'gallery'>,
    private readonly media: ServicePort,
  ) {}

  /** @returns undefined for other addresses, and without pictures or an answer: then the built page is sent. */
  async find(request: FastifyRequest): Promise<SitePage | undefined> {
    const { gallery: template } = this.pages;
    if (!template || !ADDRESS.test(request.raw.url ?? '')) return undefined;
    try {
      const list = await this.ask(request);
      if (this.last?.template !== template || !this.last.list.equals(list))
        this.last = { template, list, page: pageOf(template, list) };
      return this.last.page;
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'the gallery is sent without its pictures');
      return undefined;
    }
  }

  private async ask(request: FastifyRequest): Promise<Buffer> {
    const call = { path: routes.galleryList.path, timeoutMs: TIMEOUT_MS };
    const { status, body } = await this.media.get(request, call);
    if (status !== 200) throw new Error(`The service answered ${status}`);
    return body;
  }
}

type Values = Readonly<Record<string, string>>;

const valuesOf = (picture: ShownPicture): Values =>
  Object.fromEntries(Object.entries(picture).map(([name, value]) => [name, escapeHtml(String(value))]));

function pageOf({ text, policy, pictures, tokens }: GalleryTemplate, list: Buffer): SitePage | undefined {
  // Not checked, as in the browser: the service has this version or the previous one.
  const items = JSON.parse(list.toString()) as GalleryItem[];
  const all = items.map(shownPicture);
  const [first] = all;
  if (!first) return undefined;
  const captioned = new HtmlTemplate(pictures.captioned, tokens.picture);
  const plain = new HtmlTemplate(pictures.plain, tokens.picture);
  const values = {
    list: all.map((picture) => (picture.caption ? captioned : plain).fill(valuesOf(picture))).join(''),
    count: picturesText(items.length),
    json: jsonOf(items),
  };
  // The page's head preloads the first picture.
  const head = new HtmlTemplate(text, tokens.picture).fill(valuesOf(first));
  return compressPage(new HtmlTemplate(head, tokens.page).fill(values), 'text/html; charset=utf-8', policy);
}
