import { type Announcement, ANNOUNCEMENT_HOURS, ANNOUNCEMENT_LENGTH, type Hall } from '@concord/contracts';
import { Box, Button, ErrorState, Skeleton, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../shared/format';
import {
  useAnnouncementCreateMutation,
  useAnnouncementListQuery,
  useAnnouncementWithdrawMutation,
} from '../../shared/halls/requests';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { Section } from '../../shared/page/section';

const SHOWN = 50;

function AnnounceForm({ hall }: { readonly hall: Hall }) {
  const [announce, { isLoading }] = useAnnouncementCreateMutation();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    try {
      await announce({ body: { hall: hall._id, text: text.trim() } }).unwrap();
      setText('');
      toastSuccess('Announced to the whole session');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void send(event)}>
      <TextField
        label="Announce to the whole session"
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isMissing}
        helperText={
          isMissing
            ? 'Write what you want to announce'
            : `Pages show it within some seconds, for ${ANNOUNCEMENT_HOURS} hours. ${text.length} of ${ANNOUNCEMENT_LENGTH} characters`
        }
        slotProps={{ htmlInput: { maxLength: ANNOUNCEMENT_LENGTH } }}
      />
      <Button type="submit" variant="contained" loading={isLoading} sx={{ alignSelf: 'flex-start' }}>
        Announce
      </Button>
    </Stack>
  );
}

interface AnnouncementProps {
  readonly announcement: Announcement;
}

function WithdrawDialog({ announcement, onClose }: AnnouncementProps & { readonly onClose: () => void }) {
  const [withdraw] = useAnnouncementWithdrawMutation();
  return (
    <ActionDialog
      title="Withdraw this announcement?"
      confirmLabel="Withdraw"
      successText="The announcement is withdrawn"
      act={() => withdraw({ params: { id: announcement._id } }).unwrap()}
      onClose={onClose}
    >
      Pages show it no more. Who has read it, has read it.
    </ActionDialog>
  );
}

function AnnouncementItem({ announcement }: AnnouncementProps) {
  const { text, at, by, expiresAt, withdrawnAt } = announcement;
  const isShown = !withdrawnAt && new Date(expiresAt) > new Date();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {by.username}, {formatDateTime(at)}
        </Typography>
      </Box>
      {isShown ? (
        <DialogButton
          variant="outlined"
          dialog={(close) => <WithdrawDialog announcement={announcement} onClose={close} />}
        >
          Withdraw
        </DialogButton>
      ) : (
        <Chip size="small" label={withdrawnAt ? 'Withdrawn' : 'Shown no more'} />
      )}
    </Box>
  );
}

/** What was announced to a session, and a form to announce more. */
export function AnnouncementsSection({ hall }: { readonly hall: Hall }) {
  const query = useAnnouncementListQuery(
    { query: { hall: hall._id, page: 1, pageSize: SHOWN } },
    REFETCH_ON_MOUNT,
  );
  const { currentData: page, error, isFetching, refetch } = query;
  return (
    <Section title="Announcements">
      <Stack spacing={4}>
        {hall.endedAt ? null : <AnnounceForm hall={hall} />}
        {!page && isFetching ? <Skeleton variant="rounded" height={96} /> : null}
        {!page && error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {page?.items.length === 0 ? (
          <Typography color="textSecondary">Nothing was announced yet.</Typography>
        ) : null}
        {page && page.items.length > 0 ? (
          <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {page.items.map((announcement) => (
              <AnnouncementItem key={announcement._id} announcement={announcement} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
