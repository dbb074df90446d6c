import { linesOf, partsOf } from '@concord/contracts';
import { dateWords, INSTITUTE, sizeToFit } from '@concord/institute';
import { GlobalStyles } from '@concord/ui';
import type { CSSProperties } from 'react';
import { CERTIFICATE_STYLE } from './certificate-style';
import type { ShownCertificate } from './shown-certificate';

const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;

/** The ornament in a corner of the frame. */
function Corner() {
  return (
    <svg className="certificate-corner" viewBox="0 0 60 60" aria-hidden="true">
      <path
        d="M4 34V12a8 8 0 0 1 8-8h22M10 10c12 2 20 10 22 22M20 14c6-5 12-5 16-1-5 5-11 5-16 1zM14 20c-5 6-5 12-1 16 5-5 5-11 1-16zM27 23c7-2 12 1 14 6-7 2-12-1-14-6zM23 27c-2 7 1 12 6 14 2-7-1-12-6-14z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Mark() {
  return (
    <svg className="certificate-mark" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="24" cy="24" r="18.5" fill="none" stroke="currentColor" strokeWidth="0.8" />
      <path
        d="M13 27c0-7 5-12 12-13 4-.5 8 .5 10 2-2 .3-3.5.8-4.5 1.8 1.5 6-2 12-9 13-3.5.5-6.5-.8-8.5-3.8zM15 27c4 1 9-1 12-6M13 33c3.5 3 7 4.3 11 4.3s7.5-1.3 11-4.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Ems at full size that the lines of title and name have. */
const TITLE_ROOM = 14;
const NAME_ROOM = 17.5;
const fitOf = (words: string, room: number) => ({ '--fit': sizeToFit(words, room) }) as CSSProperties;

type Words = Readonly<Record<'name' | 'course' | 'date' | 'number', string>>;

/** A line of the certificate: name and course stand out where they are alone on it. */
function Line({ line, words }: { readonly line: string; readonly words: Words }) {
  if (line === '{name}')
    return (
      <p className="certificate-name" style={fitOf(words.name, NAME_ROOM)}>
        <bdi>{words.name}</bdi>
      </p>
    );
  if (line === '{course}')
    return (
      <p className="certificate-course" dir="auto">
        {words.course}
      </p>
    );
  return (
    <p className="certificate-text" dir="auto">
      {partsOf(line).map((part, at) =>
        'field' in part ? <bdi key={at}>{words[part.field]}</bdi> : <span key={at}>{part.text}</span>,
      )}
    </p>
  );
}

interface CertificateSheetProps {
  readonly certificate: ShownCertificate;
  /** Address of the picture of the QR code, from `useVerificationCode`; may be empty. */
  readonly qr: string;
}

/** The certificate with the text and the colour of its PDF, and a frame that needs no more than a page has. */
export function CertificateSheet({ certificate, qr }: CertificateSheetProps) {
  const { studentName, courseTitle, dateGenerated, certificateNumber, print } = certificate;
  const words = {
    name: studentName,
    course: courseTitle,
    date: dateWords(dateGenerated) || 'Date',
    number: certificateNumber,
  };
  return (
    <div className="certificate-place">
      <GlobalStyles styles={CERTIFICATE_STYLE} />
      <article
        className="certificate-sheet"
        aria-label="Certificate"
        style={{ '--accent': print.accent } as CSSProperties}
      >
        <div className="certificate-frame">
          {CORNERS.map((corner) => (
            <Corner key={corner} />
          ))}
          <div className="certificate-inner">
            <Mark />
            <p className="certificate-institute">{INSTITUTE.name}</p>
            <p className="certificate-title" style={fitOf(print.title, TITLE_ROOM)} dir="auto">
              {print.title}
            </p>
            {linesOf(print.body).map((line, at) => (
              <Line key={at} line={line} words={words} />
            ))}
            <p className="certificate-text">{words.date}</p>
            <div className="certificate-foot">
              {print.signatories.map(({ name, role }, at) => (
                <div key={at} className="certificate-sign" dir="auto">
                  {name ? <strong>{name}</strong> : null} {role}
                </div>
              ))}
              <div className="certificate-qr">{qr ? <img src={qr} alt="" /> : null}</div>
            </div>
            <p className="certificate-number">
              {certificateNumber ? `Certificate number ${certificateNumber}` : 'Preview'}
            </p>
          </div>
        </div>
      </article>
    </div>
  );
}
