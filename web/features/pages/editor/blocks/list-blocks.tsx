import type { BlockOf } from '../../../../../contract/pages/blocks.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { BlockLine, BlockPicture, type Pictures } from './block-fields.tsx';

type Props<T extends 'cards' | 'questions'> = {
  block: BlockOf<T>;
  errorOf: (field: string) => string | undefined;
  onChange: (block: BlockOf<T>) => void;
};

const changed = <T,>(list: T[], place: number, change: Partial<T>): T[] =>
  list.map((one, at) => (at === place ? { ...one, ...change } : one));
const without = <T,>(list: T[], place: number): T[] => list.filter((_, at) => at !== place);

export function QuestionsBlock({ block, errorOf, onChange }: Props<'questions'>) {
  const { questions } = block;
  const become = (next: typeof questions) => onChange({ ...block, questions: next });
  return (
    <>
      <BlockLine label="Title" value={block.title} max={200} onChange={(title) => onChange({ ...block, title })} />
      {questions.map(({ question, answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
        <fieldset key={place} className="block-item">
          <legend className="vh">Question {place + 1}</legend>
          <BlockLine
            label="Question"
            value={question}
            max={300}
            error={errorOf(`questions.${place}.question`)}
            onChange={(text) => become(changed(questions, place, { question: text }))}
          />
          <BlockLine
            label="Answer"
            value={answer}
            max={3000}
            rows={3}
            error={errorOf(`questions.${place}.answer`)}
            onChange={(text) => become(changed(questions, place, { answer: text }))}
          />
          {questions.length > 1 && (
            <RemoveItem label={`Remove question ${place + 1}`} run={() => become(without(questions, place))} />
          )}
        </fieldset>
      ))}
      <AddItem label="Question" run={() => become([...questions, { question: '', answer: '' }])} />
    </>
  );
}

type CardsProps = Props<'cards'> &
  Pictures & { onUpdate: (change: (now: BlockOf<'cards'>) => BlockOf<'cards'>) => void };

export function CardsBlock({ block, errorOf, onChange, onUpdate, ...pictures }: CardsProps) {
  const { cards } = block;
  const become = (next: typeof cards) => onChange({ ...block, cards: next });
  return (
    <>
      <BlockLine label="Title" value={block.title} max={200} onChange={(title) => onChange({ ...block, title })} />
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place
        <fieldset key={place} className="block-item">
          <legend className="vh">Card {place + 1}</legend>
          <BlockLine
            label="Title of the card"
            value={card.title}
            max={120}
            error={errorOf(`cards.${place}.title`)}
            onChange={(title) => become(changed(cards, place, { title }))}
          />
          <BlockLine
            label="Words"
            value={card.text}
            max={600}
            rows={2}
            onChange={(text) => become(changed(cards, place, { text }))}
          />
          <BlockLine
            label="Leads to"
            value={card.link}
            placeholder="/fees"
            error={errorOf(`cards.${place}.link`)}
            onChange={(link) => become(changed(cards, place, { link }))}
          />
          <BlockPicture
            {...pictures}
            label="Picture"
            name={card.picture}
            onStored={(picture) => onUpdate((now) => ({ ...now, cards: changed(now.cards, place, { picture }) }))}
          />
          {cards.length > 2 && (
            <RemoveItem label={`Remove card ${place + 1}`} run={() => become(without(cards, place))} />
          )}
        </fieldset>
      ))}
      {cards.length < 6 && (
        <AddItem label="Card" run={() => become([...cards, { title: '', text: '', link: '', picture: '' }])} />
      )}
    </>
  );
}

type ItemProps = { label: string; run: () => void };

const AddItem = ({ label, run }: ItemProps) => (
  <button type="button" className="btn line sm" onClick={run}>
    <Icon name="plus" />
    {label}
  </button>
);

const RemoveItem = ({ label, run }: ItemProps) => (
  <button type="button" className="btn line sm" onClick={run}>
    <Icon name="close" />
    {label}
  </button>
);
