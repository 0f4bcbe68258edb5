import { useEffect, useState } from 'react';
import type { Story, StoryKind } from '../../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { altFieldOf, captionFieldOf } from '../../../office/forms/edit/edit-fields.ts';
import { useShownText } from '../../../office/preview/use-shown-text.ts';
import { publishContent } from '../../../office/publishing/publish-values.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import type { Around } from '../loads/story-around.ts';
import { StoryPage } from '../public/view/story-page.tsx';
import { storyView } from '../public/view/story-view.ts';
import { storyCalls } from './story-calls.ts';

type Props = { kind: StoryKind; author: string; portrait: PictureInfo | null; published: boolean };

/** The page of a story as it is typed, by the view that readers get. */
export default function StoryPreview({ kind, author, portrait, published }: Props) {
  const { values, typed } = useFormState();
  const now = typed ?? values;
  const category = Number(now.category ?? 0);
  const around = useAround(kind, category);
  const { parts, pictureInfo } = useShownText(now.detail ?? '', now.picture);
  if (!around) return null;
  const [textBatch1 = '', textBatch2 = '', textBatch3 = ''] = parts;
  const story: Story = {
    ...{ id: 0, userId: null, author, authorPicture: portrait, draft: false, updatedAt: '', category },
    ...{ title: now.title || 'No title yet', detail: parts.join(''), picture: now.picture ?? '' },
    pictureInfo: pictureInfo.map((picture) => ({
      ...picture,
      alt: now[altFieldOf(picture.name)] ?? picture.alt,
      caption: now[captionFieldOf(picture.name)] ?? picture.caption,
    })),
    createdAt: momentOf(now),
  };
  const view = storyView(story, { textBatch1, textBatch2, textBatch3 }, around.top, around.newest, around.others);
  return <StoryPage {...view} {...{ kind, author, origin: '', unpublished: !published }} />;
}

/** The date that readers will see. */
function momentOf(values: Values): string {
  const today = new Date();
  const said = publishContent(values, today);
  const moment = 'createdAt' in said ? said.createdAt : (values.publishedAt ?? '');
  return Number.isNaN(Date.parse(moment)) ? today.toISOString() : moment;
}

/** What stands beside and below it now. */
function useAround(kind: StoryKind, category: number): Around | undefined {
  const [around, setAround] = useState<Around>();
  useEffect(() => {
    let isOld = false;
    storyCalls[kind].around(category).then(
      (found) => !isOld && setAround(found),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [kind, category]);
  return around;
}
