import type { LocalAttempt } from '../attempt/local-attempt';
import { useSaveState } from '../attempt/use-save-state';
import { Announcements } from './announcements';
import { PausedScreen } from './paused-screen';
import { useFocusKept } from './use-focus-kept';
import { useNoticePoll } from './use-notice-poll';

interface NoticesProps {
  readonly local: LocalAttempt;
  /** True while the page shows a notice of its own. */
  readonly isNoticeShown: boolean;
}

/** Staff actions during the exam: covers the page while paused, and shows announcements. */
export function Notices({ local, isNoticeShown }: NoticesProps) {
  const pause = useSaveState(local.engine, (state) => state.pause);
  const messages = useNoticePoll(local);
  useFocusKept(local.engine);
  return pause ? (
    <PausedScreen engine={local.engine} leftMs={pause.leftMs} messages={messages} />
  ) : (
    <Announcements messages={messages} isNoticeShown={isNoticeShown} />
  );
}
