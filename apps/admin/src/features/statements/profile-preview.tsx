import { errorMessage } from '@concord/api-client/requests';
import { bankProfileBody, type StatementPreview } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { Alert, LinearProgress, UploadIcon } from '@concord/ui/display';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';
import { useEffect, useState } from 'react';
import { FileButton } from '../../shared/fields/file-button';
import { counted, formatCalendarDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';
import { useDebounced } from '../../shared/use-debounced';
import { LeftOutRows } from './left-out-rows';
import type { ProfileValues } from './profile-form';
import { useStatementPreviewMutation } from './requests';
import { STATEMENT_FILES } from './upload-section';

const PAUSE_MS = 400;
const SHOWN = 8;

function Cells({ cells }: Pick<StatementPreview, 'cells'>) {
  return (
    <TableContainer sx={{ maxHeight: 240 }}>
      <Table size="small" aria-label="First rows of the file">
        <TableBody>
          {cells.slice(0, SHOWN).map(({ row, texts }) => (
            <TableRow key={row}>
              <TableCell variant="head">{row}</TableCell>
              {texts.map((text, at) => (
                <TableCell key={at} sx={{ whiteSpace: 'nowrap' }}>
                  {text}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Lines({ lines, total, leftOut, notes }: StatementPreview) {
  return (
    <Stack spacing={1}>
      {notes.map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        Read like this, the file has {counted(total, 'line')}.
      </Typography>
      {lines.length > 0 ? (
        <TableContainer>
          <Table size="small" aria-label="First lines">
            <TableHead>
              <TableRow>
                <TableCell>Day</TableCell>
                <TableCell align="right">Amount</TableCell>
                <TableCell>Narration</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.slice(0, SHOWN).map((line) => (
                <TableRow key={line.row}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatCalendarDate(line.day)}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {formatNaira(line.amount)}
                  </TableCell>
                  <TableCell>{line.narration}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
      {leftOut.length > 0 ? <LeftOutRows rows={leftOut} /> : null}
    </Stack>
  );
}

/** Reads the first rows of a file by the values of the form, again after each change. */
export function ProfilePreview({ values }: { readonly values: ProfileValues }) {
  const [file, setFile] = useState<File>();
  const [preview, { data, error, isLoading }] = useStatementPreviewMutation();
  const json = useDebounced(JSON.stringify(values), PAUSE_MS);
  useEffect(() => {
    if (!file) return;
    const { success } = bankProfileBody.safeParse(JSON.parse(json));
    void preview({ file, ...(success && { fields: { profile: json } }) });
  }, [file, json, preview]);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <FileButton
          label="File to try"
          accept={STATEMENT_FILES}
          icon={<UploadIcon />}
          onPick={([picked]) => setFile(picked)}
        >
          Try with a file
        </FileButton>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {file?.name ?? 'Nothing is stored.'}
        </Typography>
      </Stack>
      {isLoading ? <LinearProgress aria-label="Reading the file" /> : <Box sx={{ height: 4 }} />}
      {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
      {data ? (
        <>
          <Cells cells={data.cells} />
          <Lines {...data} />
        </>
      ) : null}
    </Stack>
  );
}
