import { isApiError } from '@concord/api-client/member';
import { LIMITS, myErasureBody, type MyRequest } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { Button, MuiLink, SampleMark, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { FRESH_LINKS } from '../../shared/fresh-links';
import { isMember, useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { Panel } from '../../shared/panel';
import { RequestCard } from '../../shared/requests/request-card';
import { useMyErasureQuery, useMyErasureRequestMutation } from './requests';

const schema = z.object({ reason: myErasureBody.out.shape.reason });
type Values = z.infer<typeof schema>;

function RequestForm({ onClose }: { readonly onClose: () => void }) {
  const [ask] = useMyErasureRequestMutation();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const send = form.handleSubmit(async (body) => {
    try {
      await ask({ body }).unwrap();
      toastSuccess('We have your request');
      onClose();
    } catch (error) {
      const issue = isApiError(error) ? error.issues[0] : undefined;
      if (issue?.path === 'reason') form.setError('reason', { message: issue.message });
      else toastError(error);
    }
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void send(event)}>
      <FormTextField
        control={form.control}
        name="reason"
        label="Reason"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" color="error" variant="contained" loading={form.formState.isSubmitting}>
          Send request
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Stack>
    </Stack>
  );
}

interface RequestProps {
  readonly request: MyRequest | null;
  readonly canChange: boolean;
}

function Request({ request, canChange }: RequestProps) {
  const [isOpen, setOpen] = useState(false);
  const canAsk = canChange && request?.state !== 'open';
  return (
    <Stack spacing={2}>
      {request ? <RequestCard request={request} name="Erasure of my data" canChange={canChange} /> : null}
      {canAsk && !isOpen ? (
        <div>
          <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
            Ask to erase my data
          </Button>
        </div>
      ) : null}
      {canAsk && isOpen ? <RequestForm onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}

function MemberErasure() {
  const query = useMyErasureQuery(undefined, FRESH_LINKS);
  const canChange = !useHolder().isViewed;
  return (
    <Stack spacing={2}>
      <Typography>
        You may ask us to erase your data. Your membership must have ended first, and nothing may be owed.
      </Typography>
      <Typography>
        Your names, contact and files are then gone. Your number, your grades and the records of payments stay
        without your name, because the law asks for the books.
      </Typography>
      <LoadGuard query={query}>
        {({ request }) => <Request request={request} canChange={canChange} />}
      </LoadGuard>
    </Stack>
  );
}

/** Erasure of the own data: a request of members, a letter of others. */
export function ErasureSection() {
  const holder = useHolder();
  return (
    <Panel title="Erase your data">
      {!isMember(holder) || holder.isOrganisation ? (
        <Typography>
          {holder.isOrganisation
            ? 'An organisation’s record stays. To have the data of a contact person erased, write to '
            : 'To withdraw your application and have your data erased, write to '}
          <MuiLink href={`mailto:${INSTITUTE.email}`}>{INSTITUTE.email}</MuiLink>
          <SampleMark of="e-mail" />. We answer within 30 days. Results and certificates of the last{' '}
          {LIMITS.recordYears} years must be kept.
        </Typography>
      ) : (
        <MemberErasure />
      )}
    </Panel>
  );
}
