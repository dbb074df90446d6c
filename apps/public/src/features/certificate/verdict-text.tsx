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
    case 'holds':
      return null;
    case 'ended':
      return (
        <>
          We issued this document, and it was true on its day. Today it no longer holds. If you have a
          question, {contact('contact us')}.
        </>
      );
    case 'revoked':
      return (
        <>
          We issued this certificate and later withdrew it. It is no longer valid.
          {reason ? null : <> To find out why, {contact('contact us')}.</>}
        </>
      );
    case 'replaced':
      return (
        <>
          We issued a new certificate in its place, so this one is no longer valid.{' '}
          <TextLink to={certificatePath(replacedBy)} underline="always">
            Check the new certificate
          </TextLink>
          .
        </>
      );
    case 'unknown':
      return (
        <>
          {INSTITUTE.name} has not issued a certificate with the number <strong dir="auto">{number}</strong>.
          Compare the number with the one on the certificate, letter by letter. If they match,{' '}
          {contact('please tell us')}. Checked {checkedAt}.
        </>
      );
    case 'throttled':
      return (
        <>
          Too many numbers have been checked from your network, so <strong dir="auto">{number}</strong> was
          not checked. Please try again in {retryIn}.
        </>
      );
    case 'unavailable':
      return (
        <>
          We could not check <strong dir="auto">{number}</strong>. The certificate may still be genuine. Check
          your connection and try again.
        </>
      );
  }
}

/** Meaning of a verdict, and what to do next. */
export function VerdictText({ verdict }: { readonly verdict: ShownVerdict }) {
  const text = textOf(verdict);
  return text ? <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{text}</Typography> : null;
}
