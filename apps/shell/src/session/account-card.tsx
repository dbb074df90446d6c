import { Page, PageHeader, Paper } from '@concord/ui';
import type { ReactNode } from 'react';

/** The frame of the sign-in and sign-up forms. */
export function AccountCard(props: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  return (
    <Page title={props.title} maxWidth="sm">
      <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 5 } }}>
        <PageHeader title={props.title} lead={props.lead} />
        {props.children}
      </Paper>
    </Page>
  );
}
