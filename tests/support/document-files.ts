/** A PDF as small as it can be. */
export const pdfBytes = (words = 'x'): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** A zip archive with these parts, unpacked. */
export function zipOf(parts: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(text.length, 18);
    local.writeUInt32LE(text.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    const whole = Buffer.concat([local, Buffer.from(name), Buffer.from(text)]);
    locals.push(whole);
    list.push(Buffer.concat([entry, Buffer.from(name)]));
    offset += whole.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}

export const docxBytes = (more: Record<string, string> = {}): Buffer =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>', ...more });

export function documentForm(file: Buffer, name: string, words: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(words)) form.set(key, value);
  form.set('file', new File([new Uint8Array(file)], name));
  return form;
}
