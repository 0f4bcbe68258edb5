import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';

/** Those who may publish come to the form that can; the others write a draft. */
export function AddButtons({ mayPublish }: { mayPublish: boolean }) {
  return (
    <div className="desk-add row">
      <ButtonLink to={mayPublish ? '/events/add' : '/desk/add/event'} kind="line" small>
        <Icon name="calendar" />
        Add Event
      </ButtonLink>
      <ButtonLink to={mayPublish ? '/blog/add' : '/desk/add/blog'} kind="line" small>
        <Icon name="edit" />
        Add Post
      </ButtonLink>
      <ButtonLink to={mayPublish ? '/news/add' : '/desk/add/news'} small>
        <Icon name="plus" />
        Post New Story
      </ButtonLink>
    </div>
  );
}
