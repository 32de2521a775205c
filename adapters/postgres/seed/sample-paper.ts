/** Position of the first line and line spacing, in points. */
const top = 760;
const lineHeight = 22;

/** A page of plain lines as a PDF. A `blackedOut` line is a black bar without its text. */
export function samplePaper(lines: readonly (string | typeof blackedOut)[]): Buffer {
  const drawn = lines.map((line, place) => {
    const y = top - place * lineHeight;
    return line === blackedOut
      ? `60 ${y - 4} 220 16 re f`
      : `BT /F1 12 Tf 60 ${y} Td (${escaped(line)}) Tj ET`;
  });
  const content = drawn.join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, place) => {
    const at = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}

export const blackedOut = Symbol("a black bar");

const escaped = (line: string): string => line.replace(/[\\()]/g, "\\$&");
