import { fileUrl } from '@concord/api-client';
import type { FileScan, Student } from '@concord/contracts';
import { Box, MuiLink, Typography } from '@concord/ui';
import { fullName } from '../../shared/format';
import { Section } from '../../shared/page/section';
import type { FileScans } from './use-file-scans';

interface FilesProps {
  readonly student: Student;
  readonly scans: FileScans;
}

const PASSPORT_SIZE = { width: 144, height: 168 };

const heldBack = (scan: FileScan) => `blocked because of ${scan.finding ?? 'malware'}`;

/** The passport picture, or the reason why it is not shown. */
export function Passport({ student, scans }: FilesProps) {
  const { url, public_id } = student.passport;
  const scan = scans.get(public_id);
  if (scan?.scan === 'infected')
    return (
      <Typography
        color="error"
        sx={{ flex: '0 0 auto', width: PASSPORT_SIZE.width, overflowWrap: 'anywhere' }}
      >
        Passport {heldBack(scan)}
      </Typography>
    );
  return (
    <Box
      component="img"
      src={fileUrl(url)}
      alt={`Passport of ${fullName(student)}`}
      {...PASSPORT_SIZE}
      sx={{ flex: '0 0 auto', objectFit: 'cover', borderRadius: 2, bgcolor: 'primary.light' }}
    />
  );
}

interface DocumentLinkProps {
  readonly name: string;
  readonly url: string;
  readonly scan: FileScan | undefined;
}

/** A file as a link, with the verdict of its scan. */
export function DocumentLink({ name, url, scan }: DocumentLinkProps) {
  if (scan?.scan === 'infected')
    return (
      <Typography color="error" sx={{ py: 1, overflowWrap: 'anywhere' }}>
        {name} {heldBack(scan)}
      </Typography>
    );
  return (
    <>
      <MuiLink
        href={fileUrl(scan?.url ?? url)}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere' }}
      >
        {name}
      </MuiLink>
      {scan?.url ? (
        <Typography color="textSecondary">Not yet scanned for malware. Open it with care.</Typography>
      ) : null}
    </>
  );
}

/** Documents as links: an unscanned one is a download, an infected one is missing. */
export function StudentDocuments({ student, scans }: FilesProps) {
  return (
    <Section title="Documents" emptyText="No documents">
      {student.documents.length === 0 ? undefined : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {student.documents.map(({ name, file }) => (
            <li key={file.public_id}>
              <DocumentLink name={name} url={file.url} scan={scans.get(file.public_id)} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
