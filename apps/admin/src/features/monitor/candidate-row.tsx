import { Button, TextLink } from '@concord/ui';
import { CheckIcon, ClockIcon, CloseIcon, OfflineIcon } from '@concord/ui/display';
import { Checkbox } from '@concord/ui/forms';
import { memo } from 'react';
import { formatMinute, formatTime } from '../../shared/format';
import { PauseIcon, ResumeIcon } from '../../shared/halls/pause-icons';
import { activityText } from '../../shared/records/activity-text';
import { type Candidate, formatMinutes, formatSeconds, isEnding, silentMinutes, timeLeft } from './candidate';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

export type CandidateAction = 'extraTime' | 'close' | 'pause' | 'resume';

interface ActionsProps {
  readonly attempt: string;
  readonly name: string;
  readonly isPaused: boolean;
  readonly onAction: (action: CandidateAction, attempt: string) => void;
}

const Actions = memo(function Actions({ attempt, name, isPaused, onAction }: ActionsProps) {
  const words = isPaused ? 'Resume' : 'Pause';
  return (
    <>
      <Button
        size="small"
        title={words}
        aria-label={`${words} the exam of ${name}`}
        onClick={() => onAction(isPaused ? 'resume' : 'pause', attempt)}
      >
        {isPaused ? <ResumeIcon /> : <PauseIcon />}
        <span className="words">{words}</span>
      </Button>
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

interface ChoiceProps {
  readonly store: MonitorStore;
  readonly attempt: string;
  readonly name: string;
}

const Choice = memo(function Choice({ store, attempt, name }: ChoiceProps) {
  const isChosen = useMonitorView(store, ({ chosen }) => chosen.includes(attempt));
  return (
    <Checkbox
      checked={isChosen}
      onChange={() => store.choose([attempt], !isChosen)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
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

interface ConnectionStateProps {
  /** Minutes since the last heartbeat; null before the first. */
  readonly silent: number | null;
  readonly isPaused: boolean;
}

/** Connection of the candidate's page, or the pause that explains its absence. */
function ConnectionState({ silent, isPaused }: ConnectionStateProps) {
  if (silent === 0 && isPaused)
    return (
      <span className="state">
        <PauseIcon fontSize="small" color="warning" /> Paused
      </span>
    );
  if (silent === 0)
    return (
      <span className="state">
        <CheckIcon fontSize="small" color="primary" /> Connected
      </span>
    );
  return (
    <span className="state silent">
      <OfflineIcon fontSize="small" />{' '}
      {silent === null ? 'Not heard from yet' : `Silent for ${formatMinutes(silent)}`}
      {isPaused ? ', paused' : null}
    </span>
  );
}

/** Activity counts; in a muted colour, because they prove nothing. */
function Noted({ activity }: Pick<Candidate, 'activity'>) {
  const text = activity ? activityText(activity) : '';
  return text ? <span className="noted">{text}</span> : null;
}

/** Time left by the server's clock; only this re-renders every second. */
function TimeLeft({ store, candidate }: { readonly store: MonitorStore; readonly candidate: Candidate }) {
  const seconds = useMonitorView(store, ({ now }) => Math.max(0, Math.ceil(timeLeft(candidate, now) / 1000)));
  const isUrgent = useMonitorView(store, ({ now }) => isEnding(candidate, now));
  if (seconds === 0) return <span className="ending">time is up</span>;
  return <span className={isUrgent ? 'clock ending' : 'clock'}>{formatSeconds(seconds)}</span>;
}

interface CandidateRowProps {
  readonly store: MonitorStore;
  readonly attempt: string;
  /** Index in the list, from 0. */
  readonly index: number;
  readonly top: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly onAction: ActionsProps['onAction'];
}

/** One candidate: a table row, or a card on a phone. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { store, attempt, index, top, measure, onAction } = props;
  const candidate = useMonitorView(store, () => store.candidate(attempt));
  const silent = useMonitorView(store, ({ knownUntil }) => candidate && silentMinutes(candidate, knownUntil));
  if (!candidate || silent === undefined) return null;
  return (
    <div
      role="row"
      className="row"
      ref={measure}
      data-index={index}
      data-attempt={attempt}
      // Row 1 is the heading.
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" className="choice">
        <Choice store={store} attempt={attempt} name={candidate.name} />
      </div>
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
        <ConnectionState silent={silent} isPaused={candidate.pausedMs !== null} />
        <Noted activity={candidate.activity} />
      </div>
      <div role="cell" data-label="Time left">
        <TimeLeft store={store} candidate={candidate} />
      </div>
      <div role="cell" className="actions">
        <Actions
          attempt={attempt}
          name={candidate.name}
          isPaused={candidate.pausedMs !== null}
          onAction={onAction}
        />
      </div>
    </div>
  );
});
