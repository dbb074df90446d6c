import { useAppDispatch } from '@concord/api-client';
import type { MemberDocument } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { PrintButton, PrintingStatus, usePrintout } from '@concord/printing';
import { Box, Typography } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/basics';
import { asNaira } from '../../shared/naira';
import { DOCUMENT_WORDS } from './account-words';
import { accountEndpoints } from './requests';
import { ROW } from './row-style';

const FAULTS = {
  expired: 'Please sign in again to get this PDF.',
  unavailable: 'The PDF can’t be made right now. Please try again in a minute.',
  refused: 'This document is no longer there.',
};

/** The status is the only call: it orders the PDF too. */
const asked = () => Promise.resolve({ jobId: '' });

/** A document with a button that saves its PDF. */
export function DocumentRow({ document }: { readonly document: MemberDocument }) {
  const { _id: id, kind, number, on, total } = document;
  const dispatch = useAppDispatch();
  const { printing, print } = usePrintout();
  const ask = () =>
    dispatch(
      accountEndpoints.myDocumentFile.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    ).unwrap();
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{DOCUMENT_WORDS[kind]}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {number}, {dateWords(on)}
          {total === undefined ? '' : `, ${asNaira(total)}`}
        </Typography>
      </Box>
      <PrintButton
        variant="outlined"
        size="small"
        aria-label={`PDF of ${DOCUMENT_WORDS[kind].toLowerCase()} ${number}`}
        icon={<DownloadIcon />}
        printing={printing}
        onPrint={() => void print({ order: asked, status: ask })}
      >
        PDF
      </PrintButton>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PrintingStatus printing={printing} ready="Your PDF is ready." faults={FAULTS} />
      </Box>
    </Box>
  );
}
