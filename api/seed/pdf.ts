/** A line of a paper: a heading, a plain line, one with a place to write on, or two columns. */
export type PaperLine =
  | { head: string }
  | { text: string }
  | { blank: string }
  | { pair: [left: string, right: string] };

const page = { width: 595, height: 842, margin: 64 };
const perPage = 38;
const step = 18;

/** A PDF of plain lines in a font that every reader has: enough to fill in by hand, and a few KB. */
export function writePdf(title: string, lines: PaperLine[]): Buffer {
  const pages = Array.from({ length: Math.ceil(lines.length / perPage) || 1 }, (_, n) =>
    lines.slice(n * perPage, (n + 1) * perPage),
  );
  const contents = pages.map((part, n) => drawPage(n === 0 ? title : '', part));
  const firstPage = 5;
  const kids = contents.map((_, n) => `${firstPage + 2 * n} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-GB)>>',
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...contents.flatMap((content, n) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents ${firstPage + 2 * n + 1} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
    `<</Title(${escapeText(title)})>>`,
  ];
  return assemble(objects);
}

function drawPage(title: string, lines: PaperLine[]): string {
  let y = page.height - page.margin;
  const drawn: string[] = [];
  if (title) drawn.push(textAt(page.margin, y, title, 'F2', 20));
  for (const line of lines) {
    y -= 'head' in line ? step * 1.5 : step;
    drawn.push(drawLine(line, y));
  }
  return drawn.join('\n');
}

function drawLine(line: PaperLine, y: number): string {
  if ('head' in line) return textAt(page.margin, y, line.head, 'F2', 13);
  if ('text' in line) return textAt(page.margin, y, line.text);
  const right = page.width - page.margin;
  if ('pair' in line) {
    return `${textAt(page.margin, y, line.pair[0])}\n${textAt(page.margin + 260, y, line.pair[1])}`;
  }
  return `${textAt(page.margin, y, line.blank)}\n0.5 w ${page.margin + 190} ${y - 3} m ${right} ${y - 3} l S`;
}

const textAt = (x: number, y: number, text: string, font = 'F1', size = 11): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`;

/** Only letters that the encoding of the font has in the same place as Latin-1. */
const escapeText = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e]/g, '-')
    .replace(/[\\()]/g, '\\$&');

/** The objects, the table that says where each begins, and where that table is. The last object is the title. */
function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
