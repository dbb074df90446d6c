import type { Student } from '@concord/contracts';
import { SentMails } from '../../shared/mails/sent-mails';
import { Section } from '../../shared/page/section';

/** Mails to a student of the last 90 days. */
export function StudentMails({ student: { _id } }: { readonly student: Student }) {
  return (
    <Section title="E-mails">
      <SentMails recipient={_id} emptyText="No e-mails to this student in the last 90 days" />
    </Section>
  );
}
