import { PageBand } from '@concord/ui';
import type { ReactNode } from 'react';
import type { PageHead } from '../../content/page-content';
import { ActionLink } from './action-link';
import { PageDrawing } from './page-drawing';

interface PageIntroProps {
  readonly head: PageHead;
  /** Content below the lead, e.g. links to the sections. */
  readonly children?: ReactNode;
}

/** Band at the top of an information page: title, lead and actions. */
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
