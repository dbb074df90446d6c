import type { Mail } from '@concord/contracts';
import { Box } from '@concord/ui';
import { previewHtml } from '../previews/preview-html';

interface MailPreviewProps extends Pick<Mail, 'html' | 'subject'> {
  /** Height in which the mail scrolls. */
  readonly height: number | { readonly xs: number; readonly sm: number };
}

/**
 * A mail as mail programs show it. Its sandbox allows no scripts, forms or navigation, because a name may
 * contain HTML.
 */
export function MailPreview({ html, subject, height }: MailPreviewProps) {
  return (
    <Box
      component="iframe"
      title={`Preview: ${subject}`}
      sandbox=""
      srcDoc={previewHtml(html)}
      sx={{
        display: 'block',
        width: '100%',
        height,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    />
  );
}
