import { blocksOf, PAGES, textsOf } from '../testing/read-page';
import { head as contact, SECTIONS } from './contact';
import { HOME } from './home';
import { RESIT_RULE } from './levels';
import type { PageContent, RichText } from './page-content';
import { anchorOf, plainText } from './text';

const pages = Object.entries(PAGES);
const anchorsOf = (page: PageContent) =>
  page.sections.flatMap((section) => [section, ...(section.subsections ?? [])].map(anchorOf));

const linksIn = (text: RichText): readonly string[] =>
  typeof text === 'string'
    ? []
    : text.flatMap((part) => (typeof part === 'object' && 'to' in part ? [part.to] : []));

const linksOf = (page: PageContent): readonly string[] => [
  ...textsOf(page).flatMap(linksIn),
  ...[page, ...blocksOf(page)].flatMap(({ actions = [] }) =>
    actions.flatMap((action) => ('to' in action ? [action.to] : [])),
  ),
];

const sentencesIn = (texts: readonly RichText[]) =>
  texts
    .flatMap((text) => plainText(text).split(/(?<=[.:?])\s+/))
    .filter((sentence) => sentence.split(' ').length > 5);

describe('every page', () => {
  it.each([...pages, ['/contact', contact], ['/', HOME]] as const)(
    '%s has a description of 50 to 160 characters',
    (_, { description }) => {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(pages)('%s has a unique anchor for each section', (_, page) => {
    const anchors = anchorsOf(page);
    expect(new Set(anchors).size).toBe(anchors.length);
    // Reserved: the target of the skip link.
    expect(anchors).not.toContain('content');
  });

  it.each(pages)('%s has no empty section', (_, page) => {
    for (const { paragraphs, list, cards, steps, table, figures, ...rest } of blocksOf(page)) {
      const inside = 'subsections' in rest ? rest.subsections : undefined;
      expect(
        [paragraphs, list, cards, steps, table?.rows, figures, inside].flat().filter(Boolean),
      ).not.toEqual([]);
    }
  });

  it.each(pages)('%s has as many cells as columns in each table row', (_, page) => {
    for (const { table } of blocksOf(page)) {
      for (const row of [...(table?.rows ?? []), ...(table?.total ? [table.total] : [])]) {
        expect(row).toHaveLength(table?.columns.length ?? 0);
      }
    }
  });

  it('links only to existing anchors of other pages', () => {
    const anchors: Readonly<Record<string, readonly string[]>> = {
      ...Object.fromEntries(pages.map(([path, page]) => [path, anchorsOf(page)])),
      '/contact': Object.keys(SECTIONS),
    };
    const links = pages.flatMap(([, page]) => linksOf(page)).filter((link) => link.includes('#'));
    expect(links).toContain('/t&c#refunds');
    const dead = links.filter((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return !anchors[path]?.includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  it('repeats no sentence of another page, except the resit rule', () => {
    const sentences = [
      ...sentencesIn(HOME.themes.map(({ text }) => text)),
      ...pages.flatMap(([, page]) => sentencesIn([page.lead, ...textsOf(page)])),
    ];
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect([...new Set(repeated)]).toEqual([RESIT_RULE]);
  });
});
