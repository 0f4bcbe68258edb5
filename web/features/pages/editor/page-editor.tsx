import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Block, isKnown } from '../../../../contract/blocks.ts';
import type { PageContent } from '../../../../contract/page-content.ts';
import { titleMaxLength } from '../../../../contract/page-tree.ts';
import { momentAtSchool } from '../../../../contract/school-time.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { moved } from '../../../office/pictures/reorder.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { useSite } from '../../../ui/meta/site.ts';
import { AddBlock } from './add-block.tsx';
import { BlockBody } from './block-body.tsx';
import { BlockFrame } from './block-frame.tsx';
import { newBlock } from './block-kinds.ts';
import { CheckBox } from './check-box.tsx';
import { checksOf } from './checks.ts';
import { pageEditorCalls } from './page-editor-calls.ts';
import { PagePreview } from './page-preview.tsx';
import type { Choices } from './preview-blocks.ts';
import { PreviewLink } from './preview-link.tsx';
import { PublishBox, type When } from './publish-box.tsx';
import { usePageContent } from './use-page-content.ts';

type Props = { content: PageContent; choices: Choices };

/** A page, block by block, with what is to look at and how it will look beside it. */
export function PageEditor({ content, choices }: Props) {
  const { node } = content;
  const isPublic = !node.draft && Date.parse(node.createdAt) <= Date.now();
  const { written, write, pictureOf, describe, pictureWords } = usePageContent(content);
  const { blocks } = written;
  const [when, setWhen] = useState<When>(isPublic ? 'now' : 'keep');
  const [day, setDay] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [version, setVersion] = useState(content.updatedAt);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const campuses = useSite()?.campuses.map(({ name }) => name);
  const checks = checksOf(blocks, pictureOf, campuses);

  const become = (next: Block[]) => write({ blocks: next });
  function move(from: number, to: number) {
    const id = blocks[from]?.id;
    become(moved(blocks, from, to));
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-block="${id}"]`)?.focus());
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const [date = '', time = ''] = day.split('T');
    const result = await pageEditorCalls.save(node.id, {
      ...written,
      ...{ pictureWords, updatedAt: version, publish: when !== 'keep' },
      ...(when === 'later' && { publishAt: momentAtSchool(date, time) }),
    });
    setBusy(false);
    if (result.kind === 'saved') {
      setFaults({});
      setVersion(result.thing.updatedAt);
      showNotice({ text: said(when, isPublic) });
      return revalidate();
    }
    if (result.kind === 'refused') setFaults(result.fields);
    const text =
      result.kind === 'lost'
        ? 'No answer came. What you wrote is still here; please try again.'
        : result.kind === 'stale'
          ? `${result.message} Nothing was saved. Open the page again in another tab to compare.`
          : (Object.values(result.fields)[0] ?? result.message);
    showNotice({ bad: true, text });
  }

  async function dropKept() {
    const result = await pageEditorCalls.dropKept(node.id);
    if (result.kind === 'saved') window.location.reload();
    else showNotice({ bad: true, text: 'They could not be given up. Please try again.' });
  }

  return (
    <form className="page-editor" noValidate onSubmit={save}>
      <OfficeHead
        title={written.title || 'A page without a title'}
        note={
          isPublic
            ? `Public since ${shortDate(node.createdAt)}.${content.kept ? ' Changes are kept beside it until you publish them.' : ''}`
            : 'Not public yet.'
        }
        back={{ to: '/admin/site', label: 'Site structure' }}
      />
      <div className="page-editor-cols">
        <div className="page-editor-main">
          <div className={faults.title ? 'field bad page-title' : 'field page-title'}>
            <label htmlFor="page-title">Title</label>
            <input
              id="page-title"
              maxLength={titleMaxLength}
              value={written.title}
              aria-invalid={Boolean(faults.title)}
              onChange={({ target }) => write({ title: target.value })}
            />
            {faults.title && (
              <p className="err">
                <Icon name="warning" />
                {faults.title}
              </p>
            )}
          </div>
          {faults.blocks && (
            <p className="err" role="alert">
              <Icon name="warning" />
              {faults.blocks}
            </p>
          )}
          {blocks.map((block, place) => (
            <BlockFrame
              key={block.id}
              block={block}
              place={place}
              count={blocks.length}
              flagged={Object.keys(faults).some((field) => field.startsWith(`blocks.${place}.`))}
              onMove={(to) => move(place, to)}
              onDrop={(from) => move(from, place)}
              onRemove={isKnown(block) ? () => become(blocks.filter((one) => one !== block)) : undefined}
              onCopy={
                isKnown(block)
                  ? () => become(blocks.toSpliced(place + 1, 0, { ...block, id: newBlock(block.type).id }))
                  : undefined
              }
            >
              <BlockBody
                block={block}
                choices={choices}
                errorOf={(field) => faults[`blocks.${place}.${field}`]}
                onChange={(next) => become(blocks.map((one) => (one.id === next.id ? next : one)))}
                pictureOf={pictureOf}
                describe={describe}
              />
            </BlockFrame>
          ))}
          <AddBlock onAdd={(type) => become([...blocks, newBlock(type)])} />
        </div>
        <div className="page-editor-side">
          <PublishBox
            content={content}
            isPublic={isPublic}
            when={when}
            day={day}
            error={faults.publishAt}
            onWhen={setWhen}
            onDay={setDay}
            onDrop={dropKept}
          />
          <CheckBox checks={checks} />
          <PreviewLink id={node.id} preview={content.preview} />
          <PagePreview content={content} written={written} choices={choices} pictureOf={pictureOf} />
        </div>
      </div>
      <p className="row page-editor-bar">
        <button type="submit" className="btn" disabled={busy}>
          {busy ? 'One moment…' : buttonOf(when, isPublic)}
        </button>
        {isPublic && (
          <ButtonLink to={`/${node.path}`} kind="line">
            See the public page
          </ButtonLink>
        )}
      </p>
    </form>
  );
}

const buttonOf = (when: When, isPublic: boolean) =>
  when === 'keep' ? 'Keep the changes' : when === 'later' ? 'Publish then' : isPublic ? 'Publish changes' : 'Publish';

const said = (when: When, isPublic: boolean) =>
  when === 'keep'
    ? isPublic
      ? 'Changes kept. Readers see the page as it was.'
      : 'Draft saved'
    : when === 'later'
      ? 'It will be public then'
      : 'Published';
