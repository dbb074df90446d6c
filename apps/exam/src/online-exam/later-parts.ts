import { ActivityWatch } from './activity-watch';
import { MapDialog } from './map-dialog';
import { Notices } from './notices';
import { QuitDialog } from './quit-dialog';
import { ReviewView } from './review-view';
import { ShortcutsDialog } from './shortcuts-dialog';
import { OtherTabScreen, StoppedScreen } from './stopped-screen';
import { SubmitDialog } from './submit-dialog';
import { SubmitScreen } from './submit-screen';

export default {
  ActivityWatch,
  MapDialog,
  Notices,
  OtherTabScreen,
  QuitDialog,
  ReviewView,
  ShortcutsDialog,
  StoppedScreen,
  SubmitDialog,
  SubmitScreen,
};
