import { Button, Stack, toastError, Typography } from '@concord/ui';
import { useState } from 'react';
import { isMember, useHolder } from '../../shared/holder';
import { Panel } from '../../shared/panel';
import { saveFile } from '../../shared/save-file';
import { useMyExportMutation, useMyRegistrationExportMutation } from './requests';

interface SaveButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** Fetches the file. @returns its object URL */
  readonly fetchFile: () => Promise<unknown>;
}

function SaveButton({ label, fileName, fetchFile }: SaveButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(String(await fetchFile()), fileName);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}

/** Copies of the own data: what the register keeps, and what belongs to the registration. */
export function ExportSection() {
  const holder = useHolder();
  const [fetchMembership] = useMyExportMutation();
  const [fetchRegistration] = useMyRegistrationExportMutation();
  return (
    <Panel title="A copy of your data">
      <Stack spacing={2}>
        <Typography>You may have a copy of everything we keep about you. Keep the files safe.</Typography>
        {holder.isViewed ? (
          <Typography color="textSecondary">Only the person can download them.</Typography>
        ) : null}
        {isMember(holder) && !holder.isViewed ? (
          <>
            <Typography color="textSecondary">
              Your membership: your record, grades, payments, documents and requests, as text.
            </Typography>
            <div>
              <SaveButton
                label="Download my membership"
                fileName="my-membership.json"
                fetchFile={() => fetchMembership().unwrap()}
              />
            </div>
          </>
        ) : null}
        {holder.student && !holder.isViewed ? (
          <>
            <Typography color="textSecondary">
              Your registration: the form with your photo and documents, exams, results and e-mails, as a ZIP
              archive.
            </Typography>
            <div>
              <SaveButton
                label="Download my registration"
                fileName="my-registration.zip"
                fetchFile={() => fetchRegistration().unwrap()}
              />
            </div>
          </>
        ) : null}
      </Stack>
    </Panel>
  );
}
