import type { SampleName } from '@concord/institute';

/**
 * Model of an information page: typed data that `features/information` renders. Texts contain no
 * HTML; links and stressed words are parts of a text.
 */

/**
 * Target of a link: a page of the site (`to`, optionally with `#part`), or an external address
 * (`href`: http, mailto, tel, a file).
 */
export type LinkTarget = { readonly to: string } | { readonly href: string };

/** Link inside a text. A `sample` is marked until the institute sets its own value. */
export type LinkPart = { readonly text: string; readonly sample?: SampleName } & LinkTarget;

/** Part of a text: plain words, stressed words, or a link. */
export type TextPart = string | { readonly strong: string } | LinkPart;

/** A paragraph or list item. The parts contain the spaces between them. */
export type RichText = string | readonly TextPart[];

/** A column. Numeric ones are right-aligned with tabular figures; strong ones are totals. */
export interface TableColumn {
  readonly name: string;
  readonly numeric?: boolean;
  readonly strong?: boolean;
  /** Shows the cell below the heading of a folded row on a phone. */
  readonly lead?: boolean;
}

/**
 * A table of facts: the first cell of a row is its heading. On a phone, rows of three or more cells
 * are stacked, each cell with its column's name.
 */
export interface FactsTable {
  /** Title of the table, with the unit. */
  readonly caption: string;
  readonly columns: readonly (string | TableColumn)[];
  readonly rows: readonly (readonly [string, ...RichText[]])[];
  /** Shows cells side by side without column names on a phone, for cells that are clear without them. */
  readonly terse?: boolean;
  /**
   * Shows only the heading and last cell of a row on a phone until opened; for many rows of parts
   * with a sum.
   */
  readonly foldable?: boolean;
  /** Last row, e.g. a sum. */
  readonly total?: readonly [string, ...string[]];
}

/** A named figure or fact: `{ value: '50,000', name: 'peace clubs' }`. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A card with a third-level heading. */
export interface ContentCard {
  readonly title: string;
  /** A word or two above the title. */
  readonly label?: string;
  readonly text?: RichText;
  readonly list?: readonly RichText[];
  readonly facts?: readonly Fact[];
}

/** A step in a sequence. */
export interface ContentStep {
  readonly title: string;
  readonly text?: RichText;
}

/** Content of a section, shown in the order of these fields. */
export interface ContentBlocks {
  readonly paragraphs?: readonly RichText[];
  readonly list?: readonly RichText[];
  /** Stages in order, one or two words each. */
  readonly path?: readonly string[];
  /** Large figures in one row. */
  readonly figures?: readonly Fact[];
  readonly cards?: readonly ContentCard[];
  readonly steps?: readonly ContentStep[];
  readonly table?: FactsTable;
  /** A remark set apart from the text. */
  readonly note?: RichText;
  /** Links or buttons at the end of the section. */
  readonly actions?: readonly ContentAction[];
}

/** Part of a section, with a third-level heading. */
export interface ContentSubsection extends ContentBlocks {
  readonly heading: string;
  readonly id?: string;
}

/** Part of an information page, with a second-level heading. */
export interface ContentSection extends ContentBlocks {
  readonly heading: string;
  /** Anchor; derived from the heading by default. Stays the same when a heading is reworded. */
  readonly id?: string;
  /** Shorter name for the table of contents. */
  readonly shortHeading?: string;
  /** Shows the content at full width below the heading, not beside it on a wide screen. */
  readonly wide?: boolean;
  readonly subsections?: readonly ContentSubsection[];
}

/** A button or link. `download` is the name of a file to save instead of opening it. */
export type ContentAction = { readonly label: string; readonly download?: string } & LinkTarget;

/** Names of the line drawings in `shared/content-view/page-drawing`. */
export type DrawingName =
  | 'letter'
  | 'people'
  | 'path'
  | 'certificate'
  | 'clock'
  | 'book'
  | 'shield'
  | 'scales'
  | 'sprout'
  | 'talk'
  | 'briefcase'
  | 'lock'
  | 'coin'
  | 'lens'
  | 'pen'
  | 'pictures';

export interface PageHead {
  readonly title: string;
  /** Description for search engines and shared links: one sentence of 50 to 160 characters. */
  readonly description: string;
  readonly eyebrow?: string;
  readonly lead: string;
  /** Drawing beside the title on a wide screen. */
  readonly drawing?: DrawingName;
  readonly actions?: readonly ContentAction[];
}

export interface PageContent extends PageHead {
  readonly sections: readonly ContentSection[];
  /** Shows links to the sections at the top, for a long page. */
  readonly contents?: boolean;
  /** Shows the institute's bank account at the end. */
  readonly bankAccount?: boolean;
}
