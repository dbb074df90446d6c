import type { ContentBlocks, PageContent } from '../content/page-content';
import { CONTENT } from '../content/pages';

const ALL = { ...CONTENT, '/certificate': () => import('../content/certificate') };

/** Information pages with a `PageContent`, by path. */
export async function loadPages(): Promise<ReadonlyMap<string, PageContent>> {
  const loading = Object.entries(ALL).map(async ([path, load]) => [path, (await load()).content] as const);
  return new Map(await Promise.all(loading));
}

/** Sections and subsections of a page. */
export const blocksOf = ({ sections }: PageContent): readonly (ContentBlocks & { heading: string })[] =>
  sections.flatMap((section) => [section, ...(section.subsections ?? [])]);
