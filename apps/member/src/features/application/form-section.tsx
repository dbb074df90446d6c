import { fileUrl } from '@concord/api-client';
import type { MyForm } from '@concord/contracts';
import { PrintButton, PrintingStatus, usePrintout } from '@concord/printing';
import { Box, MuiLink, toastError, Typography } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/basics';
import { Panel } from '../../shared/panel';
import { FIELD_LABELS, type FieldName, shownValue } from './field-labels';
import { valuesOf } from './form-values';
import { useLazyMyApplicationFormQuery } from './requests';

const FAULTS = {
  refused: 'Your form couldn’t be printed. Please call us.',
  expired: 'This took too long. Please press the button again.',
  unavailable: 'The PDF isn’t available right now. Please try again in a few minutes.',
} as const;

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  m: 0,
  mb: 2.5,
} as const;

const Row = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0 }}>
      {value}
    </Typography>
  </Box>
);

function PrintForm() {
  const [tokenOf] = useLazyMyApplicationFormQuery();
  const { printing, print } = usePrintout();
  const start = async () => {
    try {
      const { id, printToken: token } = await tokenOf().unwrap();
      await print({ body: { kind: 'registration-form', id } }, { as: 'nobody', token });
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <>
      <PrintButton
        variant="outlined"
        icon={<DownloadIcon />}
        printing={printing}
        onPrint={() => void start()}
      >
        Print my form
      </PrintButton>
      <PrintingStatus printing={printing} ready="Your form is ready." faults={FAULTS} />
    </>
  );
}

/** The form as it stands, its files, and the printed form. */
export function FormSection({ form }: { readonly form: MyForm }) {
  const values = valuesOf(form);
  const fields = (Object.keys(FIELD_LABELS) as FieldName[]).filter((field) => values[field] !== '');
  const programmes = form.academicPrograms
    .map(({ name, options }) => [name, ...options].join(': '))
    .join('; ');
  return (
    <Panel title="Your form">
      <Box component="dl" sx={GRID}>
        {fields.map((field) => (
          <Row key={field} label={FIELD_LABELS[field]} value={shownValue(field, values[field])} />
        ))}
        {programmes ? <Row label="Programmes" value={programmes} /> : null}
        {form.applicationFee ? <Row label="Application fee" value={form.applicationFee} /> : null}
        {form.paymentMethods ? <Row label="Payment method" value={form.paymentMethods} /> : null}
        <Row label="Serial number" value={form.serialNumber} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        Files you sent
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {[{ name: 'Photo', file: form.passport }, ...form.documents].map(({ name, file }) => (
          <li key={file.public_id}>
            <MuiLink
              href={fileUrl(file.url)}
              target="_blank"
              rel="noopener"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
            >
              {name}
            </MuiLink>
          </li>
        ))}
      </Box>
      <PrintForm />
    </Panel>
  );
}
