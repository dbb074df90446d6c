import type { Certificate, CertificateStatus } from '@concord/contracts';
import { Box, TextLink, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { formatDate } from '../format';
import { certificatePath } from './addresses';
import { NumberText } from './number-text';

const CHIPS = {
  valid: { label: 'Valid', color: 'success', variant: 'filled' },
  revoked: { label: 'Revoked', color: 'error', variant: 'outlined' },
  replaced: { label: 'Replaced', color: 'default', variant: 'outlined' },
} as const;

/** Undefined from a service of the previous version. */
export const statusOf = ({ status, revokedAt }: Certificate): CertificateStatus =>
  status ?? (revokedAt ? 'revoked' : 'valid');

function NumberLink({ number }: { readonly number: string }) {
  return (
    <NumberText>
      <TextLink to={certificatePath(number)}>{number}</TextLink>
    </NumberText>
  );
}

function Revocation({ revocation, revokedAt }: Certificate) {
  const by = revocation ? `By ${revocation.by.username}, ` : '';
  return (
    <>
      {revocation?.reason ? <span>{revocation.reason}</span> : null}
      <span>
        {by}
        {formatDate(revokedAt)}
      </span>
      {revocation?.reason ? (
        <span>{revocation.isPublic ? 'Reason shown publicly' : 'Reason shown only to staff'}</span>
      ) : null}
    </>
  );
}

const LINES = { '& > span': { display: 'block', overflowWrap: 'anywhere' } } as const;

function storyOf(certificate: Certificate): ReactNode {
  const { replacedBy, replacedAt, replaces } = certificate;
  switch (statusOf(certificate)) {
    case 'revoked':
      return <Revocation {...certificate} />;
    case 'replaced':
      return (
        <>
          <span>By {replacedBy ? <NumberLink number={replacedBy} /> : 'another certificate'}</span>
          <span>{formatDate(replacedAt)}</span>
        </>
      );
    case 'valid':
      return replaces ? (
        <span>
          Replaces <NumberLink number={replaces} />
        </span>
      ) : null;
  }
}

/** Validity of a certificate; for an invalid one the reason, the day and its replacement. */
export function CertificateState({ certificate }: { readonly certificate: Certificate }) {
  const story = storyOf(certificate);
  return (
    <Box sx={{ maxWidth: 240, py: 0.5 }}>
      <Chip size="small" {...CHIPS[statusOf(certificate)]} />
      {story ? (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.25, ...LINES }}>
          {story}
        </Typography>
      ) : null}
    </Box>
  );
}
