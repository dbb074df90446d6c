/** Something the person at the keyboard can put right. The launcher prints its message alone and ends with 1. */
export class LauncherFault extends Error {
  override name = 'LauncherFault';
}
