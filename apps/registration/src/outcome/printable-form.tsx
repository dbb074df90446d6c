import { INSTITUTE, type PrintedForm } from '@concord/institute';

interface PrintableFormProps {
  readonly view: PrintedForm;
  readonly photo: string;
  /** URL of the QR code's picture; empty until drawn. */
  readonly qr: string;
}

function Head({ view, photo, qr }: PrintableFormProps) {
  return (
    <header className="printable-head">
      <div className="printable-head-text">
        <p className="printable-institute">{INSTITUTE.name}</p>
        <p className="printable-soft">{[INSTITUTE.email, ...INSTITUTE.phones].join(' · ')}</p>
        <h1>Registration form</h1>
        <p className="printable-soft">
          <bdi>{view.name}</bdi>
          <br />
          Serial number {view.serialNumber}
          <br />
          Registered on {view.registeredAt}
        </p>
      </div>
      <div className="printable-qr">
        {qr ? <img src={qr} alt="" /> : null}
        {view.id}
      </div>
      <img className="printable-photo" src={photo} alt={`Passport photograph of ${view.name}`} />
    </header>
  );
}

function Choices({ view }: { readonly view: PrintedForm }) {
  return (
    <div className="printable-pair">
      <section>
        <h2>Programmes</h2>
        {view.programmes.length > 0 ? null : <p className="printable-programme">None chosen</p>}
        {view.programmes.map(({ name, options }) => (
          <div key={name} className="printable-programme">
            <strong>{name}</strong>
            {options.length > 0 ? (
              <ul>
                {options.map((option) => (
                  <li key={option}>{option}</li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </section>
      <section>
        <h2>Documents handed in</h2>
        {view.documents.length > 0 ? (
          <ul>
            {view.documents.map((name) => (
              <li key={name} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className="printable-programme">None</p>
        )}
      </section>
    </div>
  );
}

/** The filled form for printing, with the content and order of the PDF. */
export function PrintableForm({ view, photo, qr }: PrintableFormProps) {
  return (
    <article className="printable-sheet" aria-label="Registration form">
      <Head view={view} photo={photo} qr={qr} />
      {view.sections.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl className="printable-fields">
            {rows.map(({ label, value, wide }) => (
              <div key={label} className={wide ? 'printable-field printable-wide' : 'printable-field'}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Choices view={view} />
      <section className="printable-closing">
        <h2>Declaration</h2>
        <p>
          I declare that what this form says is true and complete, and I accept the terms and the refund
          policy of {INSTITUTE.name}.
        </p>
        <div className="printable-sign">
          <div>Signature of the applicant</div>
          <div>Date</div>
          <div>For the institute</div>
        </div>
      </section>
    </article>
  );
}
