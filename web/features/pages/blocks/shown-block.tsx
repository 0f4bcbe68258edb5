import type { ReactNode } from 'react';
import { documentAddress, sizeInWords } from '../../../../contract/media/documents.ts';
import type { Shown, ShownBlock } from '../../../../contract/pages/shown-blocks.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PictureCaption } from '../../../ui/pictures/picture-caption.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { CampusBlock } from './campus-block.tsx';
import { VideoBlock } from './video-block.tsx';

const half = '(min-width: 60rem) 32rem, 92vw';
const third = '(min-width: 60rem) 22rem, 92vw';

/** One block, as readers see it. */
export function ShownBlockView({ block }: { block: ShownBlock }): ReactNode {
  switch (block.type) {
    case 'text':
      return <RichText html={block.html ?? ''} />;
    case 'picture':
      return <Beside block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'people':
      return <People block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'questions':
      return <Questions block={block} />;
    case 'gallery':
      return <Gallery block={block} />;
    case 'documents':
      return <Documents block={block} />;
    case 'video':
      return <VideoBlock block={block} />;
    case 'campus':
      return <CampusBlock id={block.campus} />;
    case 'latest':
      return <Latest block={block} />;
    case 'call':
      return <Call block={block} />;
  }
}

const Title = ({ title }: { title: string }) => (title ? <h2>{title}</h2> : null);

function Beside({ block: { html, pictureInfo, side } }: { block: Shown<'picture'> }) {
  return (
    <div className={side === 'left' ? 'pb-beside picture-first' : 'pb-beside'}>
      {html && <RichText html={html} />}
      {pictureInfo && (
        <figure>
          <Picture picture={pictureInfo} sizes={half} />
          <PictureCaption text={pictureInfo.caption} />
        </figure>
      )}
    </div>
  );
}

function Cards({ block: { title, cards } }: { block: Shown<'cards'> }) {
  return (
    <section className="pb-part">
      <Title title={title} />
      <ul className="pb-grid">
        {cards.map((card) => (
          <li key={card.title} className="pb-card">
            {card.pictureInfo && <Picture picture={card.pictureInfo} sizes={third} />}
            <h3>{card.link ? <Link to={card.link}>{card.title}</Link> : <PlainText text={card.title} />}</h3>
            {card.text && (
              <p>
                <PlainText text={card.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ block: { title, people } }: { block: Shown<'people'> }) {
  return (
    <section className="pb-part">
      <Title title={title} />
      <ul className="pb-grid people">
        {people.map(({ id, name, position, pictureInfo }) => (
          <li key={id} className="pb-card">
            {pictureInfo && <Picture picture={pictureInfo} sizes="(min-width: 60rem) 14rem, 45vw" />}
            <h3>
              <Link to={`/profiles/view/${id}`}>{name}</Link>
            </h3>
            <p>{position}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Table({ block: { caption, heading, rows } }: { block: Shown<'table'> }) {
  const [head, ...rest] = heading ? rows : [undefined, ...rows];
  // biome-ignore-start lint/suspicious/noArrayIndexKey: a table has nothing but its places
  return (
    <div className="prose pb-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is pushed by the keyboard, too */}
      {/* biome-ignore lint/a11y/useSemanticElements: no field stands in it */}
      <div className="table-scroll" role="group" aria-label={caption || 'Table'} tabIndex={0}>
        <table>
          {caption && (
            <caption>
              <PlainText text={caption} />
            </caption>
          )}
          {head && (
            <thead>
              <tr>
                {head.map((cell, place) =>
                  // A heading without words is none.
                  cell === '' ? (
                    <td key={place} />
                  ) : (
                    <th key={place} scope="col">
                      <PlainText text={cell} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
          )}
          <tbody>
            {rest.map((cells = [], row) => (
              <tr key={row}>
                {cells.map((cell, place) => (
                  <td key={place}>
                    <PlainText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
  // biome-ignore-end lint/suspicious/noArrayIndexKey: a table has nothing but its places
}

function Questions({ block: { title, questions } }: { block: Shown<'questions'> }) {
  return (
    <section className="pb-part pb-questions">
      <Title title={title} />
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <PlainText text={answer} />
          </p>
        </details>
      ))}
    </section>
  );
}

function Gallery({ block: { gallery } }: { block: Shown<'gallery'> }) {
  return (
    <section className="pb-part">
      <h2>
        <Link to={`/gallery/view/${gallery.id}`}>{gallery.name}</Link>
      </h2>
      <ul className="pb-grid">
        {gallery.pictures.map((picture) => (
          <li key={picture.name} className="pb-card">
            <Picture picture={picture} sizes={third} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Documents({ block: { title, documents } }: { block: Shown<'documents'> }) {
  return (
    <section className="pb-part">
      <Title title={title} />
      <ul className="pb-files">
        {documents.map(({ id, title: name, type, bytes, updatedAt }) => (
          <li key={id}>
            <span className="pb-kind" aria-hidden="true">
              {type.toUpperCase()}
            </span>
            <span>
              <a href={documentAddress(id)} download>
                {name}
              </a>
              <small>
                {type.toUpperCase()}, {sizeInWords(bytes)}, {shortDate(updatedAt)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Latest({ block: { of, items } }: { block: Shown<'latest'> }) {
  return (
    <section className="pb-part">
      <h2>{of === 'news' ? 'Latest news' : 'Coming events'}</h2>
      <ul className="pb-grid">
        {items.map(({ id, title, date, pictureInfo }) => (
          <li key={id} className="pb-card">
            {pictureInfo && <Picture picture={pictureInfo} sizes={third} />}
            <h3>
              <Link to={`/${of}/view/${id}`}>{title}</Link>
            </h3>
            <p>{shortDate(date)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Call({ block: { title, text, label, link } }: { block: Shown<'call'> }) {
  return (
    <section className="pb-call">
      <div>
        <h2>{title}</h2>
        {text && (
          <p>
            <PlainText text={text} />
          </p>
        )}
      </div>
      <ButtonLink to={link} kind="sun">
        {label}
      </ButtonLink>
    </section>
  );
}
