import type { Hall } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { type FormEvent, useState } from 'react';
import { AnnouncementField, AnnouncementList } from '../../shared/halls/announcements';
import { useAnnouncementCreateMutation } from '../../shared/halls/requests';
import { Section } from '../../shared/page/section';

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
      <AnnouncementField
        label="Announce to the whole session"
        value={text}
        onChange={setText}
        isMissing={isMissing}
      />
      <Button type="submit" variant="contained" loading={isLoading} sx={{ alignSelf: 'flex-start' }}>
        Announce
      </Button>
    </Stack>
  );
}

/** What was announced to a session, and a form to announce more. */
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
