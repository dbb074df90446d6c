import { type SheetElement, sheetFrame, sheetGround, sheetTree } from '@concord/institute/certificate-sheet';
import { dateWords } from '@concord/institute';
import { GlobalStyles } from '@concord/ui';
import { type CSSProperties, useMemo } from 'react';
import { useHydrated } from '../../shared/use-hydrated';
import { CERTIFICATE_STYLE } from './certificate-style';
import type { ShownCertificate } from './shown-certificate';

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Element of the sheet. Its title is not a heading, because the page has its own. */
function Part({ part }: { readonly part: SheetElement }) {
  const { tag, className, dir, label, svg, src, style, children = [] } = part;
  if (tag === 'img') return <img src={src} alt={label ?? ''} />;
  const Tag = tag === 'h1' ? 'p' : tag;
  return (
    <Tag className={className} dir={dir} style={style as CSSProperties | undefined}>
      {svg ? <img className="drawing" src={pictureOf(svg)} alt={label ?? ''} /> : null}
      {children.map((child, at) => (typeof child === 'string' ? child : <Part key={at} part={child} />))}
    </Tag>
  );
}

interface CertificateSheetProps {
  readonly certificate: ShownCertificate;
  /** The QR code as SVG, from `useVerificationCode`; may be empty. */
  readonly qr: string;
}

/** The printed certificate, built from the same description as the PDF. */
export function CertificateSheet({ certificate, qr }: CertificateSheetProps) {
  const { studentName, courseTitle, dateGenerated, certificateNumber, print } = certificate;
  const isHydrated = useHydrated();
  // Drawn in the browser only, because the background's path data would make the served page large.
  const ground = useMemo(
    () => (isHydrated ? sheetGround(print.design, print.accent) : ''),
    [isHydrated, print.design, print.accent],
  );
  const words = {
    name: studentName,
    course: courseTitle,
    date: dateWords(dateGenerated) || 'Date',
    number: certificateNumber || 'Preview',
  };
  const { className, style } = sheetFrame({ print, words });
  const parts = sheetTree({ print, words, signatures: [], ground, qr, isSpecimen: !certificateNumber });
  return (
    <div className="certificate-place">
      <GlobalStyles styles={CERTIFICATE_STYLE} />
      <article className={className} aria-label="Certificate" style={style as CSSProperties}>
        {parts.map((part, at) => (
          <Part key={at} part={part} />
        ))}
      </article>
    </div>
  );
}
