import type { Locator } from '@playwright/test';
import { photograph } from './editing.ts';

type Sent = { files?: [name: string, edge: number][]; html?: string };

const bytesOf = async ({ files = [], html = '' }: Sent) => ({
  files: await Promise.all(files.map(async ([name, edge]) => ({ name, bytes: [...(await photograph(edge))] }))),
  html,
});

/** As a browser hands over what is on the clipboard. */
export async function paste(text: Locator, sent: Sent) {
  await text.evaluate(
    (element, { files, html }) => {
      const clipboardData = new DataTransfer();
      for (const { name, bytes } of files)
        clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      if (html) clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    await bytesOf(sent),
  );
}

/** Lets files fall onto a part of the text. */
export async function drop(part: Locator, files: Sent['files'] = []) {
  await part.evaluate(
    (element, { files }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, bytes } of files)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      const { left, top, height } = element.getBoundingClientRect();
      const at = { clientX: left + 2, clientY: top + height / 2 };
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }));
    },
    await bytesOf({ files }),
  );
}
