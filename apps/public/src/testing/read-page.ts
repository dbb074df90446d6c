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
import type { ContentBlocks, PageContent, RichText } from '../content/page-content';
import { content as policy } from '../content/policy';
import { content as projects } from '../content/projects';
import { content as terms } from '../content/terms';

/** The pages with a `PageContent`, by path. */
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

/** The sections and their subsections. */
export const blocksOf = ({ sections }: PageContent): readonly (ContentBlocks & { heading: string })[] =>
  sections.flatMap((section) => [section, ...(section.subsections ?? [])]);

/** All text of a page as one string, for searches. */
export const allTextOf = (page: unknown): string => JSON.stringify(page);

/** The prose of a page, without headings, tables and facts. */
export const textsOf = (page: PageContent): readonly RichText[] =>
  blocksOf(page).flatMap(({ paragraphs = [], list = [], cards = [], steps = [], note }) => [
    ...paragraphs,
    ...list,
    ...cards.flatMap((card) => [card.text ?? '', ...(card.list ?? [])]),
    ...steps.map(({ text }) => text ?? ''),
    note ?? '',
  ]);
