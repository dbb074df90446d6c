import type { ShownPicture } from '@concord/institute';
import { provideGallery } from '@concord/public/served-gallery';
import { type RenderedPage, renderPage } from './render-page';

const PATH = '/gallery';
const LIST = /(<ul[^>]* aria-label="Pictures"[^>]*>)(<li>.*?<\/li>)(<li>.*?<\/li>)(<\/ul>)/;
const COUNT = '2 pictures';

const tokenOf = (name: string) => `__picture_${name}__`;

const FIELDS = [
  'id',
  'src',
  'srcSet',
  'width',
  'height',
  'ratio',
  'tint',
  'alt',
  'caption',
  'loading',
  'priority',
] as const satisfies readonly (keyof ShownPicture)[];

const token = Object.fromEntries(FIELDS.map((name) => [name, tokenOf(name)])) as unknown as ShownPicture;
const SHOWN: readonly ShownPicture[] = [token, { ...token, caption: '' }];

/** Tokens that the gateway replaces: each picture's texts, and the page's list, count and data. */
const PICTURE_TOKENS: Readonly<Record<string, string>> = Object.fromEntries(
  FIELDS.map((name) => [name, tokenOf(name)]),
);
const PAGE_TOKENS = { list: tokenOf('list'), count: tokenOf('count'), json: tokenOf('json') };

const NO_ITEM = { _id: '', caption: '', uploadedBy: { _id: '', username: '' } };
const NO_IMAGE = { url: '', public_id: '', width: 1, height: 1 };

/**
 * Renders the gallery page with placeholders for its pictures, so that the first pictures need no
 * script.
 *
 * @param documentOf creates the document of a rendered page
 *
 * @returns the document, and the markup of a picture with and without a caption
 *
 * @throws Error if the page does not show its pictures as a list
 */
export async function renderGallery(
  documentOf: (rendered: {
    path: string;
    page: RenderedPage;
    data: { id: string; json: string };
  }) => Promise<string>,
) {
  provideGallery({ items: SHOWN.map(() => ({ ...NO_ITEM, image: NO_IMAGE })), shown: SHOWN });
  const page = await renderPage(PATH);
  provideGallery(undefined);
  const [, , captioned, plain] = LIST.exec(page.content) ?? [];
  if (!captioned || !plain || !page.content.includes(COUNT)) throw new Error(`${PATH} shows no pictures`);
  const content = page.content
    .replace(LIST, (_list, start: string, _first, _second, end: string) => start + PAGE_TOKENS.list + end)
    .replace(COUNT, PAGE_TOKENS.count);
  const data = { id: 'served-gallery', json: PAGE_TOKENS.json };
  return {
    html: await documentOf({ path: PATH, page: { ...page, content }, data }),
    pictures: { captioned, plain },
    tokens: { page: PAGE_TOKENS, picture: PICTURE_TOKENS },
  };
}
