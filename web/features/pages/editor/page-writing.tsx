import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { type Block, type BlockType, isKnown } from '../../../../contract/pages/blocks.ts';
import type { PageContent } from '../../../../contract/pages/page-content.ts';
import { titleMaxLength } from '../../../../contract/pages/page-tree.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { bySelector, useFocusNext } from '../../../office/focus-next.ts';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { moved } from '../../../office/pictures/reorder.ts';
import { PreviewLink } from '../../../office/preview/preview-link.tsx';
import { useDeadLinks } from '../../../office/rich-text/links/use-dead-links.ts';
import { useJsonField } from '../../../office/site/use-json-field.tsx';
import { shortDate } from '../../../ui/dates/dates.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { useSite } from '../../../ui/meta/site.ts';
import { AddBlock } from './blocks/add-block.tsx';
import { BlockBody } from './blocks/block-body.tsx';
import { BlockFrame } from './blocks/block-frame.tsx';
import { newBlock } from './blocks/block-kinds.ts';
import { CheckBox } from './check-box.tsx';
import { checksOf, ownPathsOf } from './checks.ts';
import { pageEditorCalls } from './page-editor-calls.ts';
import { PagePreview } from './page-preview.tsx';
import { pageField, versionValues, type Written } from './page-values.ts';
import { usePagesAbove } from './pages-above.ts';
import type { Choices } from './preview-blocks.ts';
import { PublishBox, type Publishing } from './publish-box.tsx';

type Props = { content: PageContent; choices: Choices; isPublic: boolean; publishing: Publishing };

/** The blocks of a page, with what is to look at and how it will look beside them. */
export function PageWriting({ content, choices, isPublic, publishing }: Props) {
  const { node } = content;
  const { above } = usePagesAbove();
  const [written, setWritten, field] = useJsonField<Written>(pageField);
  const { errors } = useFormState();
  const { revalidate } = useRevalidator();
  const focusNext = useFocusNext();
  const campuses = useSite()?.campuses.map(({ name }) => name);
  const { blocks, pictures } = written;
  const origin = globalThis.location?.origin ?? '';
  const dead = useDeadLinks(useMemo(() => ownPathsOf(blocks, origin), [blocks, origin]));

  const drafts = useMemo(() => new Set(choices.documents.filter(({ draft }) => draft).map(({ id }) => id)), [choices]);

  const write = (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change }));
  const become = (next: Block[]) => write({ blocks: next });
  /** A block keeps its kind as long as it has its id. */
  const update = <T extends Block>({ id }: T, change: (now: T) => T) =>
    setWritten((before) => ({
      ...before,
      blocks: before.blocks.map((one) => (one.id === id ? change(one as T) : one)),
    }));
  const pictureOf = (name: string): PictureInfo | undefined =>
    [...pictures, ...content.pictureInfo].find((one) => one.name === name);
  const describe = (picture: PictureInfo) =>
    setWritten((before) => ({
      ...before,
      pictures: [...before.pictures.filter(({ name }) => name !== picture.name), picture],
    }));

  function move(from: number, to: number) {
    const id = blocks[from]?.id;
    become(moved(blocks, from, to));
    focusNext(bySelector(`[data-block="${id}"]`));
  }

  /** What was removed took its button with it. */
  function remove(block: Block) {
    const left = blocks.filter((one) => one !== block);
    become(left);
    const next = left[Math.min(blocks.indexOf(block), left.length - 1)];
    const place = next ? `[data-block="${next.id}"]` : '.add-block input';
    focusNext(bySelector(place));
  }

  /** Whoever has chosen a block wants to write in it. */
  function add(type: BlockType) {
    const block = newBlock(type);
    become([...blocks, block]);
    focusNext(() => {
      const section = document.getElementById(`block-${block.id}`);
      const first = '.block-body input, .block-body textarea, .block-body select';
      return section?.querySelector<HTMLElement>(first) ?? section;
    });
  }

  return (
    <>
      {field}
      <OfficeHead
        title={written.title || 'A page without a title'}
        note={
          isPublic
            ? `Public since ${shortDate(node.createdAt)}.${content.kept ? ' Changes are kept beside it until you publish them.' : ''}`
            : 'Not public yet.'
        }
        back={above}
      />
      <div className="page-editor-cols">
        <div className="page-editor-main">
          <div className={errors.title ? 'field bad page-title' : 'field page-title'}>
            <label htmlFor="page-title">Title</label>
            <input
              id="page-title"
              maxLength={titleMaxLength}
              value={written.title}
              aria-invalid={Boolean(errors.title)}
              onChange={({ target }) => write({ title: target.value })}
            />
            {errors.title && <FieldError>{errors.title}</FieldError>}
          </div>
          {errors.blocks && <FieldError>{errors.blocks}</FieldError>}
          {blocks.map((block, place) => (
            <BlockFrame
              key={block.id}
              block={block}
              place={place}
              count={blocks.length}
              flagged={Object.keys(errors).some((name) => name.startsWith(`blocks.${place}.`))}
              onMove={(to) => move(place, to)}
              onDrop={(from) => move(from, place)}
              onRemove={isKnown(block) ? () => remove(block) : undefined}
              onCopy={
                isKnown(block)
                  ? () => become(blocks.toSpliced(place + 1, 0, { ...block, id: newBlock(block.type).id }))
                  : undefined
              }
            >
              <BlockBody
                block={block}
                choices={choices}
                topic={written.title}
                errorOf={(name) => errors[`blocks.${place}.${name}`]}
                onChange={(next) => update(next, () => next)}
                onUpdate={update}
                pictureOf={pictureOf}
                describe={describe}
              />
            </BlockFrame>
          ))}
          <AddBlock onAdd={add} />
          <HistoryPanel kind="page" id={node.id} toValues={versionValues} />
        </div>
        <div className="page-editor-side">
          <PublishBox content={content} isPublic={isPublic} error={errors.publishAt} {...publishing} />
          <CheckBox checks={checksOf(blocks, pictureOf, { campuses, dead, origin, drafts })} />
          <Box title="Show somebody">
            <PreviewLink
              path="/p"
              note="It shows what is kept here."
              preview={content.preview}
              make={() => pageEditorCalls.makePreview(node.id)}
              end={() => pageEditorCalls.endPreview(node.id)}
              onChange={revalidate}
            />
          </Box>
          <PagePreview content={content} written={written} choices={choices} pictureOf={pictureOf} />
        </div>
      </div>
    </>
  );
}
