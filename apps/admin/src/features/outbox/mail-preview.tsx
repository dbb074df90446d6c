import { Box } from '@concord/ui';

/** Links of the preview would open a new window, which its sandbox does not allow: they do nothing. */
const withDeadLinks = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/**
 * The mail as a mail program draws it. What a name may hold stays shut in: no scripts, no forms, no origin, no way out
 * of the frame.
 */
export function MailPreview({ html, title }: { readonly html: string; readonly title: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={withDeadLinks(html)}
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 960, sm: 860 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    />
  );
}
