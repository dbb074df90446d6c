import type { SampleName } from '@concord/institute';

/**
 * The shape of an information page: typed data that the renderer in `features/information` turns into markup. Texts
 * are never HTML; a link or a stressed word inside a text is a part of it.
 */

/** A page of the site (`to`, with an optional `#part`), or an address outside it (`href`: http, mailto, tel, a file). */
export type LinkTarget = { readonly to: string } | { readonly href: string };

/** A link inside a text. A `sample` is marked as such while the institute has not set it. */
export type LinkPart = { readonly text: string; readonly sample?: SampleName } & LinkTarget;

/** A piece of a text: plain words, stressed words, or a link. */
export type TextPart = string | { readonly strong: string } | LinkPart;

/** One paragraph or one item of a list. Spaces between the parts are written in the parts. */
export type RichText = string | readonly TextPart[];

/** A column; a numeric one is aligned right with figures of equal width, a strong one is a total. */
export interface TableColumn {
  readonly name: string;
  readonly numeric?: boolean;
  readonly strong?: boolean;
  /** On a phone, its cell stands below the heading of a folded row. */
  readonly lead?: boolean;
}

/**
 * A table of facts: the first cell of a row is its heading. On a phone, rows of three cells and more are shown one
 * under another, each cell with the name of its column.
 */
export interface FactsTable {
  /** What the table shows, with its unit; read above the table. */
  readonly caption: string;
  readonly columns: readonly (string | TableColumn)[];
  readonly rows: readonly (readonly [string, ...RichText[]])[];
  /** On a phone, the cells of a row stand side by side without the names of their columns: for cells that say it themselves. */
  readonly terse?: boolean;
  /** On a phone, a row is its heading and its last cell until it is opened: for many rows of many parts and a sum. */
  readonly foldable?: boolean;
  /** The last row, such as a sum. */
  readonly total?: readonly [string, ...string[]];
}

/** A figure or a fact with its name: `{ value: '50,000', name: 'peace clubs' }`. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** One of several things of a kind, under a heading of the third level. */
export interface ContentCard {
  readonly title: string;
  /** A word or two above the title. */
  readonly label?: string;
  readonly text?: RichText;
  readonly list?: readonly RichText[];
  readonly facts?: readonly Fact[];
}

/** One of the steps that are taken in order. */
export interface ContentStep {
  readonly title: string;
  readonly text?: RichText;
}

/** What a section holds, shown in the order of these fields. */
export interface ContentBlocks {
  readonly paragraphs?: readonly RichText[];
  readonly list?: readonly RichText[];
  /** Stations that follow one another, in a word or two each. */
  readonly path?: readonly string[];
  /** Large figures in one row. */
  readonly figures?: readonly Fact[];
  readonly cards?: readonly ContentCard[];
  readonly steps?: readonly ContentStep[];
  readonly table?: FactsTable;
  /** A remark set apart from the text. */
  readonly note?: RichText;
  /** Links or buttons that end the section. */
  readonly actions?: readonly ContentAction[];
}

/** A part of a section, under a heading of the third level. */
export interface ContentSubsection extends ContentBlocks {
  readonly heading: string;
  readonly id?: string;
}

/** One part of an information page, under a heading of the second level. */
export interface ContentSection extends ContentBlocks {
  readonly heading: string;
  /** The anchor; made from the heading when it is not given. Keep it when a heading is reworded. */
  readonly id?: string;
  /** A shorter name for the table of contents. */
  readonly shortHeading?: string;
  /** Gives the content the full width below the heading, where a wide screen would set it beside the heading. */
  readonly wide?: boolean;
  readonly subsections?: readonly ContentSubsection[];
}

/** A button or link with the words on it. `download` names a file that is saved, not opened. */
export type ContentAction = { readonly label: string; readonly download?: string } & LinkTarget;

/** A line drawing of `shared/content-view/page-drawing`. */
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

/** The head of an information page. */
export interface PageHead {
  readonly title: string;
  /** For search engines and shared links: one sentence of 50 to 160 characters. */
  readonly description: string;
  readonly eyebrow?: string;
  readonly lead: string;
  /** Stands beside the title on a wide screen. */
  readonly drawing?: DrawingName;
  readonly actions?: readonly ContentAction[];
}

/** The content of an information page. */
export interface PageContent extends PageHead {
  readonly sections: readonly ContentSection[];
  /** Opens a long page with links to its sections. */
  readonly contents?: boolean;
  /** Ends the page with the institute's bank account. */
  readonly bankAccount?: boolean;
}
