import type { PublicSettings } from '../../../../contract/site/settings.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { AccountIcons } from './account-icons.tsx';
import { Brand } from './brand.tsx';
import { MainMenu } from './main-menu.tsx';

export function Header({ school }: { school: PublicSettings }) {
  return (
    <header className="bar">
      <div className="wrap bar-in">
        <Brand {...school} />
        <MainMenu school={school} />
        <div className="account">
          <AccountIcons />
        </div>
        <ButtonLink to="/apply" kind="sun" small>
          Enroll Now
        </ButtonLink>
        <button type="button" className="icon-btn burger" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
