/** A table of facts: the first cell of a row is its heading. */
export interface FactsTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One part of an information page. */
export interface ContentSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  readonly table?: FactsTable;
}

/** A button under a page's heading. */
export interface ContentAction {
  readonly label: string;
  readonly to: string;
}

/** All that an information page says. */
export interface PageContent {
  readonly title: string;
  readonly eyebrow?: string;
  readonly lead: string;
  readonly actions?: readonly ContentAction[];
  readonly sections: readonly ContentSection[];
  /** Ends the page with the institute's bank account. */
  readonly bankAccount?: boolean;
}
