import { fileUrl } from '@concord/api-client';
import type { FileScan, Student } from '@concord/contracts';
import { Box, Button, MuiLink, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { fullName } from '../../../shared/format';
import { Section } from '../../../shared/page/section';
import type { FileScans } from '../use-file-scans';
import { type FileKind, kindOf } from './file-kind';
import { ZoomedPicture } from './zoomed-picture';

interface ViewedFile {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly url: string;
  readonly alt: string;
}

const filesOf = (student: Student): readonly ViewedFile[] => [
  ...student.documents.map(({ name, file }) => ({
    id: file.public_id,
    name,
    kind: kindOf(name),
    url: file.url,
    alt: name,
  })),
  {
    id: student.passport.public_id,
    name: 'Photo',
    kind: 'picture',
    url: student.passport.url,
    alt: `Photo of ${fullName(student)}`,
  },
];

/** False for browsers without a PDF viewer, such as those of phones, which would show an empty frame. */
const canShowPdf = () => navigator.pdfViewerEnabled;

/** A PDF in the browser's viewer; the file's policy allows framing by this site only. */
function PdfFrame({ src, name }: { readonly src: string; readonly name: string }) {
  return (
    <Box
      component="iframe"
      title={name}
      src={src}
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 420, md: 'min(640px, 70vh)' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    />
  );
}

interface ShownFileProps {
  readonly file: ViewedFile;
  readonly scan: FileScan | undefined;
}

function ShownFile({ file: { name, kind, url, alt }, scan }: ShownFileProps) {
  const [isBroken, setBroken] = useState(false);
  if (scan?.scan === 'infected')
    return (
      <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
        {name} blocked because of {scan.finding ?? 'malware'}
      </Typography>
    );
  const src = fileUrl(scan?.url ?? url);
  const isShown = !scan?.url && !isBroken && (kind === 'picture' || (kind === 'pdf' && canShowPdf()));
  return (
    <Stack spacing={1}>
      {isShown && kind === 'pdf' ? <PdfFrame src={src} name={name} /> : null}
      {isShown && kind === 'picture' ? (
        <ZoomedPicture src={src} alt={alt} onError={() => setBroken(true)} />
      ) : null}
      {isShown ? null : (
        <Typography color="textSecondary">
          {scan?.url ? 'Not yet scanned for malware. Open it with care.' : 'This file can’t be shown here.'}
        </Typography>
      )}
      <MuiLink
        href={src}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
      >
        {isShown ? 'Open in a new tab' : `Download ${name}`}
      </MuiLink>
    </Stack>
  );
}

interface FileViewerProps {
  readonly student: Student;
  readonly scans: FileScans;
}

/** Documents and photo, one at a time, starting with the first document. */
export function FileViewer({ student, scans }: FileViewerProps) {
  const files = filesOf(student);
  const [chosen, setChosen] = useState<string>();
  const shown = files.find(({ id }) => id === chosen) ?? files[0];
  return (
    <Section title="Documents and photo">
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-label="File"
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {files.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            variant={id === shown?.id ? 'contained' : 'outlined'}
            aria-pressed={id === shown?.id}
            onClick={() => setChosen(id)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {student.documents.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          No documents uploaded.
        </Typography>
      ) : null}
      {shown ? <ShownFile key={shown.id} file={shown} scan={scans.get(shown.id)} /> : null}
    </Section>
  );
}
