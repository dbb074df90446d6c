import type { Mail } from '@concord/contracts';
import { Box } from '@concord/ui';
import { previewHtml } from '../previews/preview-html';

interface MailPreviewProps extends Pick<Mail, 'html' | 'subject'> {
  /** The mail scrolls in this height. */
  readonly height: number | { readonly xs: number; readonly sm: number };
}

/** A mail as mail programs show it. The sandbox allows no scripts, forms or navigation: a name may contain HTML. */
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
