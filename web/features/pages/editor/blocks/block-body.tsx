import { videoCost, videoLength, videoOf } from '../../../../../contract/media/video.ts';
import { type Block, isKnown, type KnownBlock } from '../../../../../contract/pages/blocks.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Choices } from '../preview-blocks.ts';
import { BesideApply, BlockLine, BlockPicture, BlockRichText, type Pictures } from './block-fields.tsx';
import { ChooseCampus, ChooseMany, ChooseOne } from './choose-blocks.tsx';
import { DocumentsBlock } from './documents-block.tsx';
import { CardsBlock, QuestionsBlock } from './list-blocks.tsx';
import { TableBlock } from './table-block.tsx';

export type BlockBodyProps = Pictures & {
  block: Block;
  choices: Choices;
  /** What the page is about. */
  topic: string;
  /** What the server said about one of its fields. */
  errorOf: (field: string) => string | undefined;
  onChange: (block: KnownBlock) => void;
  /** For what comes later: it changes the block as it is by then. */
  onUpdate: <T extends KnownBlock>(block: T, change: (now: T) => T) => void;
};

/** How each kind of block is written. */
export function BlockBody({ block, choices, topic, errorOf, onChange, onUpdate, ...pictures }: BlockBodyProps) {
  if (!isKnown(block)) {
    return (
      <div className="note warm">
        <Icon name="info" />
        <p>
          <b>“{block.type}” was made by a newer version of the site.</b> It is kept as it is and not shown to readers.
          Update the site to edit it.
        </p>
      </div>
    );
  }
  switch (block.type) {
    case 'text':
      return (
        <>
          <BlockRichText label="Text" html={block.html} onChange={(html) => onChange({ ...block, html })} />
          {(block.beside || block.html.includes('<table')) && <BesideApply block={block} onChange={onChange} />}
        </>
      );
    case 'picture':
      return (
        <>
          <BlockRichText label="Text" html={block.html} onChange={(html) => onChange({ ...block, html })} />
          <BlockPicture
            {...pictures}
            label="Picture"
            name={block.picture}
            error={errorOf('picture')}
            onStored={(picture) => onUpdate(block, (now) => ({ ...now, picture }))}
          />
          <ChooseOne
            label="The picture stands"
            value={block.side}
            options={[
              ['right', 'on the right'],
              ['left', 'on the left'],
            ]}
            onChange={(side) => onChange({ ...block, side })}
          />
        </>
      );
    case 'table':
      return <TableBlock block={block} error={errorOf('rows')} onChange={onChange} />;
    case 'cards':
      return (
        <CardsBlock
          {...pictures}
          block={block}
          errorOf={errorOf}
          onChange={onChange}
          onUpdate={(change) => onUpdate(block, change)}
        />
      );
    case 'questions':
      return <QuestionsBlock block={block} errorOf={errorOf} onChange={onChange} />;
    case 'people':
      return (
        <>
          <BlockLine label="Title" value={block.title} max={200} onChange={(title) => onChange({ ...block, title })} />
          <ChooseMany
            legend="Who"
            options={choices.people.map(({ id, name, position }) => ({ id, label: name, hint: position }))}
            chosen={block.people}
            none="There are no staff profiles yet."
            error={errorOf('people')}
            onChange={(people) => onChange({ ...block, people })}
          />
        </>
      );
    case 'gallery':
      return (
        <ChooseOne
          label="Gallery"
          value={block.gallery}
          options={[[0, 'Choose a gallery'], ...choices.galleries.map(({ id, name }) => [id, name] as const)]}
          error={errorOf('gallery') && 'Choose a gallery.'}
          onChange={(gallery) => onChange({ ...block, gallery })}
        />
      );
    case 'documents':
      return (
        <DocumentsBlock
          block={block}
          documents={choices.documents}
          topic={topic || 'Documents'}
          error={errorOf('documents')}
          onChange={onChange}
          onUpdate={(change) => onUpdate(block, change)}
        />
      );
    case 'video':
      return (
        <>
          <BlockLine
            label="Address at YouTube or Vimeo"
            value={block.address}
            max={300}
            error={errorOf('address')}
            onChange={(address) => onChange({ ...block, address })}
          />
          <BlockLine
            label="Title"
            value={block.title}
            max={200}
            error={errorOf('title')}
            onChange={(title) => onChange({ ...block, title })}
          />
          <BlockLine
            label="How long it is, in seconds"
            value={String(block.seconds)}
            error={errorOf('seconds')}
            hint={`${videoLength(block.seconds)}. Playing costs about ${videoCost(block.seconds)} MB of data, which is said beside it.`}
            onChange={(text) => onChange({ ...block, seconds: Number.parseInt(text, 10) || 0 })}
          />
          <BlockPicture
            {...pictures}
            label="Picture before it is played"
            name={block.picture}
            error={errorOf('picture')}
            onStored={(picture) => onUpdate(block, (now) => ({ ...now, picture }))}
          />
          <BlockLine
            label="What is said in it"
            value={block.transcript}
            max={10_000}
            rows={3}
            onChange={(transcript) => onChange({ ...block, transcript })}
          />
          <p className="hint">
            The picture is ours. Nothing is loaded from {videoOf(block.address)?.host ?? 'YouTube or Vimeo'} before
            somebody presses play.
          </p>
        </>
      );
    case 'latest':
      return (
        <>
          <ChooseOne
            label="What"
            value={block.of}
            options={[
              ['news', 'The latest news'],
              ['events', 'The next events'],
            ]}
            onChange={(of) => onChange({ ...block, of })}
          />
          <ChooseOne
            label="How many"
            value={block.most}
            options={[1, 2, 3, 4, 5, 6].map((count) => [count, String(count)] as const)}
            onChange={(most) => onChange({ ...block, most })}
          />
        </>
      );
    case 'call':
      return (
        <>
          <BlockLine
            label="Title"
            value={block.title}
            max={160}
            error={errorOf('title')}
            onChange={(title) => onChange({ ...block, title })}
          />
          <BlockLine
            label="Words"
            value={block.text}
            max={400}
            rows={2}
            onChange={(text) => onChange({ ...block, text })}
          />
          <BlockLine
            label="Words on the button"
            value={block.label}
            max={40}
            error={errorOf('label')}
            onChange={(label) => onChange({ ...block, label })}
          />
          <BlockLine
            label="Leads to"
            value={block.link}
            placeholder="/admissions"
            error={errorOf('link')}
            hint="A page of ours is followed if it moves."
            onChange={(link) => onChange({ ...block, link })}
          />
        </>
      );
    case 'campus':
      return (
        <ChooseCampus
          value={block.campus}
          error={errorOf('campus')}
          onChange={(campus) => onChange({ ...block, campus })}
        />
      );
  }
}
