import { Button, TextLink } from '@concord/ui';
import { ClockIcon, CloseIcon } from '@concord/ui/display';
import { memo, useSyncExternalStore } from 'react';
import { formatMinute, formatTime } from '../../shared/format';
import { type Candidate, silentMinutes } from './candidate';
import { ConnectionState } from './connection-state';
import type { MonitorStore } from './monitor-store';
import { TimeLeft } from './time-left';

/** The actions on a candidate. */
export type CandidateAction = 'extraTime' | 'close';

interface ActionsProps {
  readonly attempt: string;
  readonly name: string;
  readonly onAction: (action: CandidateAction, attempt: string) => void;
}

const Actions = memo(function Actions({ attempt, name, onAction }: ActionsProps) {
  return (
    <>
      <Button
        size="small"
        title="Extra time"
        aria-label={`Extra time for ${name}`}
        onClick={() => onAction('extraTime', attempt)}
      >
        <ClockIcon />
        <span className="words">Extra time</span>
      </Button>
      <Button
        size="small"
        color="error"
        title="Close"
        aria-label={`Close the exam of ${name}`}
        onClick={() => onAction('close', attempt)}
      >
        <CloseIcon />
        <span className="words">Close</span>
      </Button>
    </>
  );
});

const Name = memo(function Name({ student, name }: { readonly student: string; readonly name: string }) {
  return (
    <TextLink
      to={`/admin/students/${student}`}
      sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {name}
    </TextLink>
  );
});

function Answered({ answered, totalQuestions }: Candidate) {
  return (
    <div className="answered">
      {answered} / {totalQuestions}
      <span className="bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${answered / Math.max(1, totalQuestions)})` }} />
      </span>
    </div>
  );
}

interface CandidateRowProps {
  readonly store: MonitorStore;
  readonly attempt: string;
  /** The index in the list, from 0. */
  readonly index: number;
  readonly top: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly onAction: ActionsProps['onAction'];
}

/** One candidate: a table row, or a card on a phone. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { store, attempt, index, top, measure, onAction } = props;
  const candidate = useSyncExternalStore(store.subscribe, () => store.candidate(attempt));
  const silent = useSyncExternalStore(store.subscribe, () => {
    const known = store.candidate(attempt);
    return known ? silentMinutes(known, store.knownUntil()) : null;
  });
  if (!candidate) return null;
  return (
    <div
      role="row"
      className="row"
      ref={measure}
      data-index={index}
      data-attempt={attempt}
      // The row of headings is the first.
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" className="name">
        <Name student={candidate.student} name={candidate.name} />
      </div>
      <div role="cell" className="exam" data-label="Exam">
        <span>
          {candidate.examName} <span className="quiet">{candidate.examCode}</span>
        </span>
      </div>
      <div role="cell" data-label="Started">
        {formatMinute(candidate.startedAt)}
      </div>
      <div role="cell" data-label="Answered">
        <Answered {...candidate} />
      </div>
      <div role="cell" data-label="Last saved">
        {candidate.savedAt === null ? 'Nothing yet' : formatTime(candidate.savedAt)}
      </div>
      <div role="cell" data-label="Connection">
        <ConnectionState silent={silent} />
      </div>
      <div role="cell" data-label="Time left">
        <TimeLeft store={store} candidate={candidate} />
      </div>
      <div role="cell" className="actions">
        <Actions attempt={attempt} name={candidate.name} onAction={onAction} />
      </div>
    </div>
  );
});
