import type { LocalAttempt } from '../attempt/local-attempt';
import { useSaveState } from '../attempt/use-save-state';
import { Announcements } from './announcements';
import { PausedScreen } from './paused-screen';
import { useFocusKept } from './use-focus-kept';
import { useNoticePoll } from './use-notice-poll';

interface NoticesProps {
  readonly local: LocalAttempt;
  /** Whether the page shows a notice of its own. */
  readonly isNoticeShown: boolean;
}

/** What staff do while the exam goes on: covers the page while it is paused, and shows what they announce. */
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
