import { PageBand } from '@concord/ui';
import type { ReactNode } from 'react';
import type { PageHead } from '../../content/page-content';
import { ActionLink } from './action-link';
import { PageDrawing } from './page-drawing';

interface PageIntroProps {
  readonly head: PageHead;
  /** Stands below the words, such as links to the sections. */
  readonly children?: ReactNode;
}

/** The band at the top of an information page: its title, the lead, and what to do next. */
export function PageIntro({ head, children }: PageIntroProps) {
  const { title, eyebrow, lead, drawing, actions = [] } = head;
  return (
    <PageBand
      title={title}
      eyebrow={eyebrow}
      lead={lead}
      drawing={drawing ? <PageDrawing name={drawing} /> : null}
      actions={
        actions.length > 0
          ? actions.map((action, index) => (
              <ActionLink
                key={action.label}
                action={action}
                variant={index === 0 ? 'contained' : 'outlined'}
                size="large"
              />
            ))
          : null
      }
    >
      {children}
    </PageBand>
  );
}
