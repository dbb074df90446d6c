import { Paper, Typography } from '@concord/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DraftPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A question above the form that must be answered first; its title has the focus. */
export function DraftPanel({ title, children }: DraftPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: { xs: 2.5, md: 3 }, mb: 3, borderColor: 'primary.main', borderWidth: 2 }}
    >
      <Typography
        ref={heading}
        id={headingId}
        component="h2"
        variant="h3"
        tabIndex={-1}
        sx={{ outline: 0, scrollMarginTop: '72px' }}
      >
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
