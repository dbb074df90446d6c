import { Box, Container, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import type { PageHead } from '../../content/page-content';
import { ActionLink } from './action-link';
import { PageDrawing } from './page-drawing';

interface PageIntroProps {
  readonly head: PageHead;
  /** Stands below the words, such as links to the sections. */
  readonly children?: ReactNode;
}

/** The tinted band at the top of an information page: its only `h1`, the lead, and what to do next. */
export function PageIntro({ head, children }: PageIntroProps) {
  const { title, eyebrow, lead, drawing, actions = [] } = head;
  return (
    <Box component="header" sx={{ bgcolor: 'primary.light', '@media print': { bgcolor: 'transparent' } }}>
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 5 }}>
          <Box sx={{ maxWidth: '64ch', minWidth: 0 }}>
            {eyebrow ? (
              <Typography variant="overline" component="p" color="primary">
                {eyebrow}
              </Typography>
            ) : null}
            <Typography variant="h1">{title}</Typography>
            <Typography variant="subtitle1" component="p" sx={{ mt: 1.5 }}>
              {lead}
            </Typography>
            {actions.length > 0 ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, displayPrint: 'none' }}>
                {actions.map((action, index) => (
                  <ActionLink
                    key={action.label}
                    action={action}
                    variant={index === 0 ? 'contained' : 'outlined'}
                    size="large"
                  />
                ))}
              </Box>
            ) : null}
          </Box>
          {drawing ? <PageDrawing name={drawing} /> : null}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
