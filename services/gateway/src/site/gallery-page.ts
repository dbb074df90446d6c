import type { GalleryItem } from '@concord/contracts';
import { addressKey } from '@concord/contracts/environment';
import { routes } from '@concord/contracts/routes';
import { picturesText, type ShownPicture, shownPicture } from '@concord/institute';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../proxy/client-address';
import { askService } from '../proxy/service-question';
import type { Upstream } from '../proxy/upstream';
import { escapeHtml, jsonOf } from './filled-page';
import { compressPage, type GalleryTemplate, type SitePage } from './site-pages';

/** Without a query, which may open a picture by script. */
const ADDRESS = /^\/gallery\/?$/i;
/** Longer than the list takes: beyond it, the page asks for the list itself. */
const TIMEOUT_MS = 500;

/** Answers `/gallery` with its pictures, so that the first of them need no script. */
export class GalleryPage {
  /** The page for the list that was last answered. */
  private last: { readonly list: Buffer; readonly page: SitePage | undefined } | undefined;

  constructor(
    private readonly template: GalleryTemplate | undefined,
    private readonly media: Upstream,
    private readonly gatewaySecret: string,
  ) {}

  /** @returns undefined for another address, and where there are no pictures or no answer: then the built page is sent */
  async find(request: FastifyRequest): Promise<SitePage | undefined> {
    const { template } = this;
    if (!template || !ADDRESS.test(request.raw.url ?? '')) return undefined;
    try {
      const list = await this.ask(request);
      if (!this.last?.list.equals(list)) this.last = { list, page: pageOf(template, list) };
      return this.last.page;
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'the gallery is sent without its pictures');
      return undefined;
    }
  }

  private async ask(request: FastifyRequest): Promise<Buffer> {
    const address = clientAddress(request.ip, request.raw.socket.remoteAddress);
    const { status, body } = await askService(this.media, {
      path: routes.galleryList.path,
      address,
      addressKey: addressKey(address),
      gatewaySecret: this.gatewaySecret,
      requestId: request.id,
      timeoutMs: TIMEOUT_MS,
    });
    if (status !== 200) throw new Error(`The service answered ${status}`);
    return body;
  }
}

type Values = Readonly<Record<string, string>>;

/** Puts each value in the place of its token. */
function fill(html: string, tokens: Values, values: Values): string {
  const names = new Map(Object.entries(tokens).map(([name, token]) => [token, name]));
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  return html.replace(pattern, (token) => values[names.get(token) ?? ''] ?? '');
}

const valuesOf = (picture: ShownPicture): Values =>
  Object.fromEntries(Object.entries(picture).map(([name, value]) => [name, escapeHtml(String(value))]));

function pageOf({ text, policy, pictures, tokens }: GalleryTemplate, list: Buffer): SitePage | undefined {
  // Believed as the browser does: it is a service of this release or the one before.
  const items = JSON.parse(list.toString()) as GalleryItem[];
  const all = items.map(shownPicture);
  const [first] = all;
  if (!first) return undefined;
  const values = {
    list: all
      .map((picture) =>
        fill(picture.caption ? pictures.captioned : pictures.plain, tokens.picture, valuesOf(picture)),
      )
      .join(''),
    count: picturesText(items.length),
    json: jsonOf(items).toString(),
  };
  // The head preloads the first.
  const page = fill(fill(text, tokens.picture, valuesOf(first)), tokens.page, values);
  return compressPage(page, 'text/html; charset=utf-8', policy);
}
