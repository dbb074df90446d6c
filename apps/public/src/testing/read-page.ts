import { content as about } from '../content/about';
import { content as career } from '../content/career';
import { content as certificate } from '../content/certificate';
import { content as certification } from '../content/certification';
import { content as consultancy } from '../content/consultancy';
import { content as examInfo } from '../content/exam-info';
import { content as license } from '../content/license';
import { content as membership } from '../content/membership';
import { content as laundry } from '../content/money-laundry';
import { content as nysc } from '../content/nysc';
import type { ContentBlocks, ContentSection, PageContent, RichText } from '../content/page-content';
import { content as policy } from '../content/policy';
import { content as projects } from '../content/projects';
import { content as terms } from '../content/terms';
import { anchorOf } from '../content/text';

/** The pages that are content alone, by their paths. */
export const PAGES: Readonly<Record<string, PageContent>> = {
  '/about': about,
  '/career': career,
  '/certificate': certificate,
  '/certification': certification,
  '/consultancy': consultancy,
  '/exam-info': examInfo,
  '/license': license,
  '/member': membership,
  '/money-laundry': laundry,
  '/nysc': nysc,
  '/policy': policy,
  '/projects': projects,
  '/t&c': terms,
};

export const sectionOf = ({ sections }: PageContent, id: string): ContentSection => {
  const found = sections.find((section) => anchorOf(section) === id);
  if (!found) throw new Error(`No section ${id}`);
  return found;
};

/** The sections with those inside them. */
export const blocksOf = ({ sections }: PageContent): readonly (ContentBlocks & { heading: string })[] =>
  sections.flatMap((section) => [section, ...(section.subsections ?? [])]);

/** Everything that a page says, to be searched for a word. */
export const wordsOf = (page: unknown): string => JSON.stringify(page);

/** The running texts of a page, without headings, tables and facts. */
export const textsOf = (page: PageContent): readonly RichText[] =>
  blocksOf(page).flatMap(({ paragraphs = [], list = [], cards = [], steps = [], note }) => [
    ...paragraphs,
    ...list,
    ...cards.flatMap((card) => [card.text ?? '', ...(card.list ?? [])]),
    ...steps.map(({ text }) => text ?? ''),
    note ?? '',
  ]);
