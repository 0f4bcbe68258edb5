import { useState } from 'react';
import type { Block } from '../../../../contract/blocks.ts';
import type { PictureInfo } from '../../../../contract/media.ts';
import type { PageContent } from '../../../../contract/page-content.ts';

type Written = { title: string; blocks: Block[]; picture: string };

/** What stands in the editor, and what was said anew about pictures. */
export function usePageContent(content: PageContent) {
  const [written, setWritten] = useState<Written>(() => ({
    ...{ title: content.title, picture: content.picture, blocks: content.blocks as Block[] },
  }));
  const [pictures, setPictures] = useState(() => new Map(content.pictureInfo.map((one) => [one.name, one])));
  const [described, setDescribed] = useState<ReadonlySet<string>>(new Set());

  return {
    written,
    write: (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change })),
    pictureOf: (name: string): PictureInfo | undefined => pictures.get(name),
    describe(picture: PictureInfo) {
      setPictures((before) => new Map(before).set(picture.name, picture));
      setDescribed((before) => new Set(before).add(picture.name));
    },
    pictureWords: [...described].flatMap((name) => {
      const found = pictures.get(name);
      return found ? [{ name, alt: found.alt.replace(/\s+/g, ' ').trim() }] : [];
    }),
  };
}
