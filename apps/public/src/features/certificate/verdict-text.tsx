import { certificatePath, INSTITUTE, type ShownVerdict } from '@concord/institute';
import { TextLink, Typography } from '@concord/ui';
import type { ReactNode } from 'react';

const contact = (words: string) => (
  <TextLink to="/contact" underline="always">
    {words}
  </TextLink>
);

function textOf({ state, number, reason, replacedBy = '', retryIn, checkedAt }: ShownVerdict): ReactNode {
  switch (state) {
    case 'valid':
      return null;
    case 'revoked':
      return (
        <>
          The institute issued it and has withdrawn it. It is no longer valid.
          {reason ? null : <> For the reason, {contact('ask the institute')}.</>}
        </>
      );
    case 'replaced':
      return (
        <>
          The institute issued another certificate in its place. This one is no longer valid:{' '}
          <TextLink to={certificatePath(replacedBy)} underline="always">
            check the one that replaces it
          </TextLink>
          .
        </>
      );
    case 'unknown':
      return (
        <>
          {INSTITUTE.name} has issued no certificate with the number <strong dir="auto">{number}</strong>.
          Compare it with the certificate, letter by letter; if it is the same,{' '}
          {contact('tell the institute')}. Checked {checkedAt}.
        </>
      );
    case 'throttled':
      return (
        <>
          Too many numbers were looked up from your network, so <strong dir="auto">{number}</strong> was not
          checked. Please try again in {retryIn}.
        </>
      );
    case 'unavailable':
      return (
        <>
          <strong dir="auto">{number}</strong> could not be looked up. This says nothing about the
          certificate. Please check your connection, and try again in a moment.
        </>
      );
  }
}

/** What a verdict means, and what to do next. */
export function VerdictText({ verdict }: { readonly verdict: ShownVerdict }) {
  const text = textOf(verdict);
  return text ? <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{text}</Typography> : null;
}
