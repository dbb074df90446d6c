import { blocksOf, loadPages } from '../testing/read-page';
import { HOME } from './home';
import { RESIT_RULE } from './levels';
import type { PageContent, RichText } from './page-content';
import { plainText } from './text';

/** Prose of a page, without headings, tables and facts. */
const textsOf = (page: PageContent): readonly RichText[] =>
  blocksOf(page).flatMap(({ paragraphs = [], list = [], cards = [], steps = [], note }) => [
    ...paragraphs,
    ...list,
    ...cards.flatMap((card) => [card.text ?? '', ...(card.list ?? [])]),
    ...steps.map(({ text }) => text ?? ''),
    note ?? '',
  ]);

const sentencesIn = (texts: readonly RichText[]) =>
  texts
    .flatMap((text) => plainText(text).split(/(?<=[.:?])\s+/))
    .filter((sentence) => sentence.split(' ').length > 5);

// The checks of the built site cover dead links, repeated ids, skipped headings and bad
// descriptions.
describe('every page', () => {
  let pages: readonly PageContent[];

  beforeAll(async () => {
    pages = [...(await loadPages()).values()];
  });

  it('has no empty section', () => {
    for (const { heading, ...block } of pages.flatMap(blocksOf)) {
      const { paragraphs, list, cards, steps, table, figures } = block;
      const inside = 'subsections' in block ? block.subsections : undefined;
      const parts = [paragraphs, list, cards, steps, table?.rows, figures, inside].flat().filter(Boolean);
      expect([heading, parts.length > 0]).toEqual([heading, true]);
    }
  });

  it('has as many cells as columns in each table row', () => {
    for (const { table } of pages.flatMap(blocksOf)) {
      for (const row of [...(table?.rows ?? []), ...(table?.total ? [table.total] : [])]) {
        expect(row).toHaveLength(table?.columns.length ?? 0);
      }
    }
  });

  it('repeats no sentence of another page, except the resit rule', () => {
    const sentences = [
      ...sentencesIn(HOME.themes.map(({ text }) => text)),
      ...pages.flatMap((page) => sentencesIn([page.lead, ...textsOf(page)])),
    ];
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect([...new Set(repeated)]).toEqual([RESIT_RULE]);
  });
});
