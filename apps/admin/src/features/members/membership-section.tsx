import type { Member } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { counted, formatCalendarDate, formatDate } from '../../shared/format';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { Section } from '../../shared/page/section';
import { ExperienceSection } from './experience-section';
import { EventDialog } from './event-dialog';
import { EVENT_WORDS, possibleEvents } from './event-words';
import { GradeDialog } from './grade-dialog';
import { HistoryTable } from './history-table';

type Term = Member['terms'][number];
type Event = Member['events'][number];

const recordedBy = ({ at, by }: Pick<Term, 'at' | 'by'>) => `${by.username}, ${formatDate(at)}`;

const TERM_COLUMNS: readonly DataTableColumn<Term>[] = [
  { header: 'Grade', cell: ({ grade }) => grade },
  { header: 'From', cell: ({ from }) => formatCalendarDate(from) },
  { header: 'To', cell: ({ to }) => (to ? formatCalendarDate(to) : 'today') },
  { header: 'Reason', cell: ({ reason }) => reason },
  { header: 'Recorded by', cell: recordedBy },
];

const EVENT_COLUMNS: readonly DataTableColumn<Event>[] = [
  { header: 'Event', cell: ({ kind }) => EVENT_WORDS[kind].done },
  { header: 'From', cell: ({ on }) => formatCalendarDate(on) },
  { header: 'Reason', cell: ({ reason }) => reason },
  { header: 'Recorded by', cell: recordedBy },
];

/** Grades and events of a membership, and the buttons that add to them. */
export function MembershipSection({ member }: { readonly member: Member }) {
  const { terms, events, grade, goodMonths } = member;
  return (
    <Stack spacing={2.5}>
      <Section
        title="Grades"
        actions={
          member.kind === 'person' && possibleEvents(member).includes('suspended') ? (
            <DialogButton
              variant="outlined"
              dialog={(close) => <GradeDialog member={member} onClose={close} />}
            >
              Change the grade
            </DialogButton>
          ) : null
        }
      >
        <Stack spacing={2}>
          <Typography color="textSecondary">
            {counted(goodMonths, 'month')} in good standing as {grade}.
          </Typography>
          <HistoryTable
            label="Grades"
            columns={TERM_COLUMNS}
            rows={terms}
            keyOf={(term) => `${term.grade} ${term.from} ${term.at}`}
          />
        </Stack>
      </Section>
      {member.kind === 'person' && !member.erasedAt ? <ExperienceSection member={member} /> : null}
      <Section
        title="Events"
        emptyText="None"
        actions={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {possibleEvents(member).map((kind) => (
              <DialogButton
                key={kind}
                variant="outlined"
                color={EVENT_WORDS[kind].isDestructive ? 'error' : 'primary'}
                dialog={(close) => <EventDialog member={member} kind={kind} onClose={close} />}
              >
                {EVENT_WORDS[kind].action}
              </DialogButton>
            ))}
          </Stack>
        }
      >
        {events.length > 0 ? (
          <HistoryTable
            label="Events"
            columns={EVENT_COLUMNS}
            rows={events}
            keyOf={(event) => `${event.kind} ${event.on} ${event.at}`}
          />
        ) : undefined}
      </Section>
    </Stack>
  );
}
