import { type Announcement, ANNOUNCEMENT_HOURS, ANNOUNCEMENT_LENGTH } from '@concord/contracts';
import { Box, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { ActionDialog } from '../dialogs/action-dialog';
import { DialogButton } from '../dialogs/dialog-button';
import { formatDateTime } from '../format';
import { filled, type SchemaForm } from '../forms/use-schema-form';
import { REFETCH_ON_MOUNT } from '../lists/use-server-list';
import { useAnnouncementListQuery, useAnnouncementWithdrawMutation } from './requests';

const SHOWN = 50;

/** Recipients of an announcement: a hall session, or everybody who is sitting an exam. */
export type Audience = { readonly hall: string } | { readonly exam: string };

/** Schema of an announcement's form. */
export const announcementForm = z.object({ text: filled('Write what you want to announce') });

interface AnnouncementFieldProps {
  readonly form: SchemaForm<z.infer<typeof announcementForm>>;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** The text of an announcement. */
export function AnnouncementField({ form, ...field }: AnnouncementFieldProps) {
  return (
    <FormTextField
      {...field}
      control={form.control}
      name="text"
      multiline
      minRows={2}
      helperText={`Candidates see it within a few seconds, for ${ANNOUNCEMENT_HOURS} hours. ${form.values.text.length} of ${ANNOUNCEMENT_LENGTH} characters`}
      slotProps={{ htmlInput: { maxLength: ANNOUNCEMENT_LENGTH } }}
    />
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
      successText="Announcement withdrawn"
      act={() => withdraw({ params: { id: announcement._id } }).unwrap()}
      onClose={onClose}
    >
      Candidates will no longer see it, but some may have read it already.
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
        <Chip size="small" label={withdrawnAt ? 'Withdrawn' : 'Expired'} />
      )}
    </Box>
  );
}

/** Announcements, latest first. */
export function AnnouncementList({ to }: { readonly to: Audience }) {
  const query = useAnnouncementListQuery({ query: { ...to, page: 1, pageSize: SHOWN } }, REFETCH_ON_MOUNT);
  const { currentData: page, error, isFetching, refetch } = query;
  if (!page && isFetching) return <Skeleton variant="rounded" height={96} />;
  if (!page) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  if (page.items.length === 0) return <Typography color="textSecondary">No announcements yet.</Typography>;
  return (
    <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {page.items.map((announcement) => (
        <AnnouncementItem key={announcement._id} announcement={announcement} />
      ))}
    </Stack>
  );
}
