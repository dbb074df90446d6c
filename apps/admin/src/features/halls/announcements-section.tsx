import type { Hall } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useSending } from '../../shared/forms/use-sending';
import { AnnouncementField, announcementForm, AnnouncementList } from '../../shared/halls/announcements';
import { useAnnouncementCreateMutation } from '../../shared/halls/requests';
import { Section } from '../../shared/page/section';

function AnnounceForm({ hall }: { readonly hall: Hall }) {
  const [announce] = useAnnouncementCreateMutation();
  const form = useSchemaForm(announcementForm, { text: '' });
  const send = async ({ text }: typeof form.values) => {
    await announce({ body: { hall: hall._id, text } }).unwrap();
    form.reset();
    toastSuccess('Announced to the whole session');
  };
  const { busy, onSubmit } = useSending(form, send, { onRefused: toastError });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onSubmit}>
      <AnnouncementField form={form} label="Announce to the whole session" />
      <Button type="submit" variant="contained" loading={busy} sx={{ alignSelf: 'flex-start' }}>
        Announce
      </Button>
    </Stack>
  );
}

/** Announcements to a session, with a form for another one. */
export function AnnouncementsSection({ hall }: { readonly hall: Hall }) {
  return (
    <Section title="Announcements">
      <Stack spacing={4}>
        {hall.endedAt ? null : <AnnounceForm hall={hall} />}
        <AnnouncementList to={{ hall: hall._id }} />
      </Stack>
    </Section>
  );
}
