import { useRef, useState } from 'react';
import { momentAtSchool, schoolDay, schoolTime } from '../../../../contract/common/school-time.ts';
import type { PageContent } from '../../../../contract/pages/page-content.ts';
import { EditForm } from '../../../office/forms/edit/edit-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { PageBar } from './page-bar.tsx';
import { pageEditorCalls } from './page-editor-calls.ts';
import { contentValues, pageFields, pictureWordsOf, writtenIn } from './page-values.ts';
import { PageWriting } from './page-writing.tsx';
import { usePagesAbove } from './pages-above.ts';
import type { Choices } from './preview-blocks.ts';
import { type When, whenOf } from './publish-box.tsx';

type Props = { content: PageContent; choices: Choices };

/** A page, block by block, in the one form: what is typed stays on the device, and nothing is overwritten in silence. */
export function PageEditor({ content, choices }: Props) {
  const { node, pictureInfo, kept } = content;
  const { above } = usePagesAbove();
  const isPublic = !node.draft && Date.parse(node.createdAt) <= Date.now();
  // What is planned stays planned, unless said.
  const planned = kept?.publishAt && Date.parse(kept.publishAt) > Date.now() ? kept.publishAt : null;
  const [when, setWhen] = useState<When>(planned ? 'later' : isPublic ? 'now' : 'keep');
  const [day, setDay] = useState(planned ? `${schoolDay(planned)}T${schoolTime(planned)}` : '');
  /** How pictures are described where it was saved last. */
  const described = useRef(pictureInfo);

  function save(values: Values, updatedAt: string | undefined, pressed: string): Promise<SaveResult<PageContent>> {
    const written = writtenIn(values);
    const { title, picture, blocks } = written;
    const [date = '', time = ''] = day.split('T');
    const asked = whenOf(pressed) ?? when;
    return pageEditorCalls.save(node.id, {
      ...{ title, picture, blocks, pictureWords: pictureWordsOf(written, described.current), updatedAt },
      // Beside a page that is public its changes wait for their moment.
      publish: asked === 'now' || (asked === 'later' && !isPublic),
      ...(asked === 'later' && { publishAt: momentAtSchool(date, time) }),
    });
  }

  return (
    <EditForm<PageContent>
      name="page"
      fields={pageFields}
      start={contentValues(content)}
      version={content.updatedAt}
      save={(values, updatedAt, _, pressed) => save(values, updatedAt, pressed)}
      reload={async () => {
        const now = await pageEditorCalls.load(node.id);
        described.current = now.pictureInfo;
        return { values: contentValues(now), version: now.updatedAt };
      }}
      done={(now, _, pressed) => {
        described.current = now.pictureInfo;
        const asked = whenOf(pressed) ?? when;
        // Once readers see it, what is written next is for them as well.
        if (asked === 'now') setWhen('now');
        return { stay: { version: now.updatedAt }, text: said(asked, isPublic) };
      }}
      cancelTo={above.to}
    >
      <PageWriting
        content={content}
        choices={choices}
        isPublic={isPublic}
        publishing={{ when, day, onWhen: setWhen, onDay: setDay }}
      />
      <PageBar node={node} isPublic={isPublic} when={when} />
    </EditForm>
  );
}

const said = (when: When, isPublic: boolean) =>
  when === 'keep'
    ? isPublic
      ? 'Changes kept. Readers see the page as it was.'
      : 'Draft saved'
    : when === 'later'
      ? isPublic
        ? 'The changes will be public then. Readers see the page as it was.'
        : 'It will be public then'
      : 'Published';
