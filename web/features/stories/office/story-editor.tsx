import { lazy, type ReactNode } from 'react';
import type { Story, StoryKind } from '../../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { pictureMessages } from '../../../../contract/media/media.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import type { Done, EditFormProps, Version } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { PreviewSlot } from '../../../office/preview/preview-slot.tsx';
import { PublishFields } from '../../../office/publishing/publish-fields.tsx';
import { PublishSave } from '../../../office/publishing/publish-save.tsx';
import { publishFaults, publishField, publishNeeds } from '../../../office/publishing/publish-values.ts';
import { RichTextField } from '../../../office/rich-text/rich-text-field.tsx';
import type { Values } from '../../../ui/form/answer.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { initialsOf } from '../../../ui/text/initials.ts';
import { storyForms } from '../form.ts';
import { storySection } from '../story-sections.ts';
import { StoryChecklist } from './story-checklist.tsx';

// Only those who look at it need the page of a reader.
const StoryPreview = lazy(() => import('./story-preview.tsx'));

type Props = {
  kind: StoryKind;
  title: string;
  category: number;
  start: Values;
  version?: string;
  pictures?: PictureInfo[];
  published: boolean;
  author: string;
  /** The face of the author, where the staff pages have one. */
  portrait?: PictureInfo | null;
  save: EditFormProps<Story>['save'];
  reload?: () => Promise<Version>;
  done: (story: Story, values: Values) => Done;
  cancelTo: string;
  /** What its author must know before going on. */
  notice?: ReactNode;
  /** What stands below the publishing part: the history, the way to delete. */
  aside?: ReactNode;
};

/** Where a story is written, be it news or a blog post, new or not. */
export function StoryEditor({
  kind,
  title,
  category,
  start,
  published,
  pictures = [],
  author,
  portrait = null,
  aside,
  ...form
}: Props) {
  const section = storySection(kind, category);
  const isNew = form.version === undefined;
  return (
    <EditPage
      {...form}
      name={kind}
      form={storyForms[kind]}
      fields={[publishField]}
      start={start}
      needs={publishNeeds}
      check={(values) => publishFaults(values, new Date())}
      title={title}
      above={{ to: section.base, label: section.title }}
      side={
        <>
          <section className="edit-box form" aria-labelledby="publishing">
            <h2 id="publishing">Publishing</h2>
            <ChoiceField name="category" />
            <PublishFields published={published} />
            <div className="field">
              <span className="label">Author</span>
              <div className="by">
                <span className="initials" aria-hidden="true">
                  {initialsOf(author)}
                </span>
                <b>{author}</b>
              </div>
            </div>
          </section>
          <StoryChecklist known={pictures} />
          <PreviewSlot label="Preview of the story">
            <StoryPreview {...{ kind, author, portrait, published }} />
          </PreviewSlot>
          {aside}
        </>
      }
      bar={<PublishSave published={published} />}
    >
      <div className="edit-box form">
        <TextField name="title" />
        <RichTextField name="detail" pictures />
        <PicturePicker
          name="picture"
          known={pictures}
          cover
          captions
          {...(kind === 'article' && isNew && { messages: pictureMessages })}
          hint="Up to three. Only jpg, jpeg and png files of not more than 700kb will be uploaded."
        />
      </div>
    </EditPage>
  );
}
