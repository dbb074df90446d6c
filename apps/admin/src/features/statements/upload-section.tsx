import { errorMessage } from '@concord/api-client/requests';
import type { StatementRead } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  LinearProgress,
  UploadIcon,
} from '@concord/ui/display';
import { useState } from 'react';
import { FileButton } from '../../shared/fields/file-button';
import { SelectField } from '../../shared/fields/select-field';
import { counted } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { LeftOutRows } from './left-out-rows';
import { isProblem, linesText } from './left-out-words';
import { useBankProfileListQuery, useStatementCreateMutation } from './requests';

export const STATEMENT_FILES = '.csv,.txt,.xlsx';

function Outcome({ read }: { readonly read: StatementRead }) {
  const problems = read.leftOut.filter(isProblem).length;
  const known = read.leftOut.filter(({ reason }) => reason === 'known').length;
  return (
    <Stack spacing={1}>
      <Alert severity={problems > 0 ? 'warning' : 'success'} sx={{ overflowWrap: 'anywhere' }}>
        {read.file}: {linesText(read)}
        {known > 0 ? ` ${counted(known, 'line')} had been read before.` : ''}
        {problems > 0 ? ` ${counted(problems, 'row')} can’t be read. Look at them below.` : ''}
        {read.notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </Alert>
      <Accordion variant="outlined" disableGutters defaultExpanded={problems > 0}>
        <AccordionSummary>{counted(read.leftOut.length, 'row')} without a new line</AccordionSummary>
        <AccordionDetails>
          <LeftOutRows rows={read.leftOut} />
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
}

/** Reads a statement; a file read twice adds nothing twice. */
export function UploadSection() {
  const { data: profiles = [] } = useBankProfileListQuery();
  const [profile, setProfile] = useState('');
  const [name, setName] = useState('');
  const [create, { data, error, isLoading }] = useStatementCreateMutation();
  const read = (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    void create({ file, ...(profile && { fields: { profile } }) });
  };
  return (
    <Section title="Read a statement">
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
          <SelectField
            label="Bank profile"
            value={profile}
            emptyLabel="Find the columns by their headings"
            options={profiles.map((each) => [each._id, each.name] as const)}
            onChange={setProfile}
            sx={{ maxWidth: { md: 420 } }}
          />
          <FileButton
            label="Statement file"
            accept={STATEMENT_FILES}
            icon={<UploadIcon />}
            loading={isLoading}
            sx={{ flexShrink: 0 }}
            onPick={([file]) => read(file)}
          >
            Choose file
          </FileButton>
          <Typography variant="body2" color="textSecondary">
            CSV or Excel (.xlsx). You can read a file again: lines are added once.
          </Typography>
        </Stack>
        {isLoading ? (
          <div role="status">
            <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              Reading {name}…
            </Typography>
            <LinearProgress aria-label={`Reading ${name}`} />
          </div>
        ) : null}
        {error && !isLoading ? (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {name}: {errorMessage(error)}
          </Alert>
        ) : null}
        {data && !isLoading ? <Outcome read={data} /> : null}
      </Stack>
    </Section>
  );
}
