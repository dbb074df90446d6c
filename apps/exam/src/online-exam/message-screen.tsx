import { Page, Paper, Stack, Typography } from '@concord/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface MessageScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function MessageScreen({ title, children, action }: MessageScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <Page title={title} maxWidth="sm">
      <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 } }}>
        <Stack spacing={2}>
          <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {children}
          {action}
        </Stack>
      </Paper>
    </Page>
  );
}
