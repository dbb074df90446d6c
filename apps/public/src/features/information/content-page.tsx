import type { PageContent } from '../../content/page-content';
import { anchorOf } from '../../content/text';
import { BankAccount } from '../../shared/bank-account';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { ContentSectionView } from '../../shared/content-view/content-section';

/** Information page: heading, actions, sections. */
export function ContentPage({ content }: { readonly content: PageContent }) {
  const { sections, contents = false, bankAccount = false, ...head } = content;
  const entries = sections.map((section) => ({
    anchor: anchorOf(section),
    label: section.shortHeading ?? section.heading,
  }));
  return (
    <ContentFrame head={head} entries={contents ? entries : undefined}>
      {sections.map((section) => (
        <ContentSectionView key={section.heading} {...section} />
      ))}
      {bankAccount ? <BankAccount /> : null}
    </ContentFrame>
  );
}
