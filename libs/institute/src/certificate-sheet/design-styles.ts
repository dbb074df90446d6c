import { type Place, PLACES } from './places';

const at = ({ left, top, width }: Place) => `left:${left}mm;top:${top}mm;width:${width}mm;`;
/** Position with the final height, which is reserved before the code is drawn. */
const codeAt = (place: Place) => `${at(place)}height:${place.height}mm;`;
const { membership, course, diploma } = PLACES;

/** Woven frame, centred text, seal to the right of the signatures. */
const MEMBERSHIP = `
.sheet.design-membership { text-align: center; }
.design-membership .column { inset: 29mm 34mm 72mm; }
.design-membership .title::after { content: ''; display: block; width: 60mm; margin: 3.5mm auto 0; border-top: 0.5mm solid var(--accent); }
.design-membership .signatories { inset: 139mm 68mm auto; justify-content: center; }
.design-membership .facts { ${at(membership.number)} display: flex; justify-content: center; gap: 14mm; }
.design-membership .proof { ${codeAt(membership.code)} }
.design-membership .crest { width: 34mm; right: 30mm; bottom: 28mm; }
.design-membership .ink, .design-diploma .ink { justify-content: center; }
`;

/** Band at the left with seal and verification; the text is beside it. */
const COURSE = `
.design-course .column { inset: 24mm 20mm 56mm 86mm; }
.design-course .title { color: var(--accent); }
.design-course .who { padding-bottom: 1.2mm; border-bottom: 0.4mm solid var(--accent); }
.design-course .signatories { inset: 158mm 20mm auto 86mm; }
.design-course .crest { width: 42mm; left: 19mm; top: 22mm; }
.design-course .proof { ${codeAt(course.code)} padding: 3mm 13mm; }
.design-course .facts { ${at(course.number)} padding: 1mm 3mm 3mm; background: #fff; display: grid; gap: 1.5mm; align-content: start; text-align: center; }
.design-course .number { font-size: 9pt; }
`;

/** Thin rules around a rosette below the seal. */
const DIPLOMA = `
.sheet.design-diploma { text-align: center; }
.design-diploma .crest { width: 30mm; left: 133.5mm; top: 17mm; }
.design-diploma .column { inset: 49mm 38mm 58mm; }
.design-diploma .institute { font-size: 14pt; }
.design-diploma .title { margin-top: 1.5mm; font-size: calc(46pt * var(--fit)); letter-spacing: 0.02em; }
.design-diploma .signatories { inset: 154mm 75mm auto; justify-content: center; }
.design-diploma .facts { ${at(diploma.number)} display: grid; gap: 1.5mm; text-align: left; }
.design-diploma .proof { ${codeAt(diploma.code)} }
`;

export const DESIGN_STYLES = MEMBERSHIP + COURSE + DIPLOMA;
