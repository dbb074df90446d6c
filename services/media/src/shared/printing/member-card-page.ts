/** Values of a printed card: its front and its back. */
export interface MemberCardPage {
  readonly style: string;
  readonly title: string;
  readonly institute: string;
  readonly name: string;
  /** Size of the name in points: a long one shrinks. */
  readonly nameSize: string;
  readonly number: string;
  readonly grade: string;
  readonly since: string;
  /** Data URL; empty without a photo. */
  readonly photo: string;
  readonly initials: string;
  /** SVG markup. */
  readonly qr: string;
  readonly address: string;
  readonly contact: string;
  readonly waves: string;
  readonly rose: string;
  readonly dove: string;
}
