/** Cross-reference form of a PDF: a table (classic), or a stream (since PDF 1.5). */
export type PdfCrossReference = 'table' | 'stream';

interface PdfFile {
  /** Bodies of the objects 1, 2, 3 ..., in Latin-1; the first is the catalogue. */
  objects: readonly string[];
  /** Additional trailer entries. */
  trailer?: string;
  crossReference?: PdfCrossReference;
}

/** Builds a PDF file from objects, with correct offsets. */
export function pdfOfObjects({ objects, trailer = '', crossReference = 'table' }: PdfFile): Buffer {
  let body = '%PDF-1.5\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = `/Root 1 0 R ${trailer}`;
  const start = body.length;
  body +=
    crossReference === 'table'
      ? crossReferenceTable(offsets, entries)
      : crossReferenceStream([...offsets, start], objects.length + 1, entries);
  return Buffer.from(`${body}startxref\n${start}\n%%EOF\n`, 'latin1');
}

function crossReferenceTable(offsets: readonly number[], entries: string): string {
  const lines = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  return `xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer << /Size ${size} ${entries} >>\n`;
}

function crossReferenceStream(offsets: readonly number[], id: number, entries: string): string {
  const rows = [
    Buffer.from([0, 0, 0, 0, 255]),
    ...offsets.map((at) => {
      const row = Buffer.alloc(5);
      row.writeUInt8(1);
      row.writeUIntBE(at, 1, 3);
      return row;
    }),
  ];
  const data = Buffer.concat(rows).toString('latin1');
  const head = `<< /Type /XRef /Size ${rows.length} /W [1 3 1] ${entries} /Length ${data.length} >>`;
  return `${id} 0 obj\n${head}\nstream\n${data}\nendstream\nendobj\n`;
}
