import { Box, LinkButton, Page, PageHeader, Typography } from '@concord/ui';
import type { ContentSection, PageContent } from '../../content/page-content';
import { BankAccount } from '../../parts/bank-account';
import { FactsTableView } from './facts-table';

function Section({ heading, paragraphs, list, table }: ContentSection) {
  return (
    <Box component="section" sx={{ mt: { xs: 4, md: 6 } }}>
      <Typography variant="h2" gutterBottom>
        {heading}
      </Typography>
      {table ? <FactsTableView {...table} /> : null}
      {paragraphs?.map((text) => (
        <Typography key={text} sx={{ maxWidth: '70ch', mt: 1.5 }}>
          {text}
        </Typography>
      ))}
      {list ? (
        <Box component="ul" sx={{ pl: 3, my: 1, maxWidth: '70ch', '& li': { my: 0.75 } }}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** A page that informs: heading, what to do next, sections. */
export function ContentPage({ content }: { readonly content: PageContent }) {
  const { title, eyebrow, lead, actions = [], sections, bankAccount } = content;
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        actions={
          actions.length > 0
            ? actions.map(({ label, to }) => (
                <LinkButton key={to} to={to} variant="contained" size="large">
                  {label}
                </LinkButton>
              ))
            : undefined
        }
      />
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      {bankAccount ? <BankAccount /> : null}
    </Page>
  );
}
