import { VERDICT_FIELDS, VERDICT_SHAPES, type ShownVerdict, type VerdictShape } from '@concord/institute';
import { provideVerdict } from '@concord/public/served-verdict';
import { VERDICT_PATH } from '@concord/shell/addresses';
import { type RenderedPage, renderPage } from './render-page';

const tokenOf = (name: string) => `__verdict_${name}__`;

/**
 * Tokens of a verdict's page that the gateway replaces: each text, and `json` with the verdict for
 * the browser.
 */
export const VERDICT_TOKENS: Readonly<Record<string, string>> = Object.fromEntries(
  [...VERDICT_FIELDS, 'json'].map((name) => [name, tokenOf(name)]),
);

/** Element with the page's data for hydration. */
export const VERDICT_DATA = { id: 'served-verdict', json: tokenOf('json') };

/** File of the page for a shape of verdict. */
export const verdictFile = (name: string): string => `certificate/${name}.html`;

const PATH = VERDICT_PATH.replace(':number', tokenOf('number'));

const verdictOf = ({ state, fields }: VerdictShape): ShownVerdict => ({
  ...Object.fromEntries(fields.map((field) => [field, tokenOf(field)])),
  state,
  number: tokenOf('number'),
});

/**
 * Renders the page of each shape of verdict, with tokens for its texts.
 *
 * @param documentOf creates the document of a rendered page
 *
 * @throws Error if a page does not show one of its texts
 */
export async function renderVerdicts(
  documentOf: (rendered: { path: string; page: RenderedPage }) => Promise<string>,
): Promise<{ name: string; html: string }[]> {
  const pages = [];
  for (const shape of VERDICT_SHAPES) {
    provideVerdict(verdictOf(shape));
    const page = await renderPage(PATH);
    const missing = shape.fields.find((field) => !page.content.includes(tokenOf(field)));
    if (missing) throw new Error(`The page of the verdict ${shape.name} does not show ${missing}`);
    pages.push({ name: shape.name, html: await documentOf({ path: PATH, page }) });
  }
  provideVerdict(undefined);
  return pages;
}
