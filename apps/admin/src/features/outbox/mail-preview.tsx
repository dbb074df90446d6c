import { Box } from '@concord/ui';

/** Links then open a new window, which the sandbox forbids: they do nothing. */
const withInertLinks = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/** The mail as mail programs show it. The sandbox allows no scripts, forms or navigation: a name may contain HTML. */
export function MailPreview({ html, title }: { readonly html: string; readonly title: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={withInertLinks(html)}
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
