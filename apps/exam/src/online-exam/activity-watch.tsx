import { useAppDispatch } from '@concord/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { highestActivity } from '../attempt/activity';
import { ActivityCounter } from '../attempt/activity-counter';
import { ActivityReporter } from '../attempt/activity-reporter';
import { reportActivity } from '../attempt/activity-requests';
import type { LocalAttempt } from '../attempt/local-attempt';
import { examDevice } from '../device/exam-device';
import { watchPage } from './watch-page';

const NOTED = 'This was recorded, but does not change your result.';
const WHAT = {
  left: 'You left the exam page.',
  blurred: 'Another window was in front.',
  copied: 'You copied text from the exam.',
  printed: 'You printed the exam page.',
} as const;

interface ActivityWatchProps {
  readonly local: LocalAttempt;
  /** The question in view, or null. */
  readonly question: string | null;
  /** Shows a notice of counted activity. */
  readonly onNotice: (text: string) => void;
}

/** Counts page activity while the paper is shown. Renders nothing. */
export function ActivityWatch({ local, question, onNotice }: ActivityWatchProps) {
  const dispatch = useAppDispatch();
  const counter = useRef<ActivityCounter>(undefined);
  const notify = useEffectEvent((kind: keyof typeof WHAT) => onNotice(`${WHAT[kind]} ${NOTED}`));
  const showQuestion = useEffectEvent(() => counter.current?.show(question));
  const { _id: id } = local.attempt;

  useEffect(() => {
    let end = () => undefined as void;
    let isMounted = true;
    void examDevice.activity(id).then((stored) => {
      if (!isMounted) return;
      const counting = new ActivityCounter(highestActivity(stored, local.knownActivity), () =>
        performance.now(),
      );
      const reporter = new ActivityReporter(counting, {
        send: reportActivity(dispatch, id),
        persist: (activity) => examDevice.saveActivity(id, activity),
        known: () => local.knownActivity,
      });
      counter.current = counting;
      showQuestion();
      reporter.start();
      const unwatch = watchPage(counting, { onCounted: notify, onLeaving: () => reporter.flush() });
      end = () => {
        unwatch();
        reporter.stop();
      };
    });
    return () => {
      isMounted = false;
      end();
    };
  }, [id, local, dispatch]);

  useEffect(() => counter.current?.show(question), [question]);
  return null;
}
