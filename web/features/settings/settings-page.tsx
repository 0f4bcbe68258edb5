import type { ComponentProps, ReactNode } from 'react';
import type { MailView } from '../../../contract/enquiries/mail-server.ts';
import type { MailboxView } from '../../../contract/enquiries/mailbox.ts';
import { sceneSets } from '../../../contract/site/scene-sets.ts';
import type { AllScenes } from '../../../contract/site/settings.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { type Settings, settingSections } from './form.ts';
import { LookSection, lookSection } from './look-section.tsx';
import { MailSection, mailSection } from './mail-section.tsx';
import { MailboxSection, mailboxSection } from './mailbox/mailbox-section.tsx';
import { type SceneEditing, SceneSection } from './scene-section.tsx';
import { sceneTexts } from './scene-texts.ts';
import { SecuritySection, securitySection } from './security-section.tsx';
import { SettingCard, type SettingEditing } from './setting-card.tsx';

type Props = {
  settings: Settings;
  scenes: AllScenes;
  /** The section that is being changed. */
  open: string | undefined;
  editing: SettingEditing;
  sceneEditing: SceneEditing;
  security: Omit<ComponentProps<typeof SecuritySection>, 'isOpen'>;
  /** For the owner alone. */
  mail: MailView | undefined;
  mailbox: MailboxView | undefined;
};

/** Everything about the school in one place; one section at a time is a form. */
export function SettingsPage({ settings, scenes, open, editing, sceneEditing, security, mail, mailbox }: Props) {
  return (
    <>
      <OfficeHead title="Settings" note="What the site says about the school. A change is on the site at once." />
      <div className="settings">
        <nav className="settings-nav" aria-label="Settings">
          <Group title="The school">
            {settingSections.map(({ id, title }) => (
              <Anchor key={id} id={id} title={title} />
            ))}
            <Anchor {...lookSection} />
            {mail && <Anchor {...mailSection} />}
            {mailbox && <Anchor {...mailboxSection} />}
          </Group>
          <Group title="Safety">
            <Anchor {...securitySection} />
          </Group>
          <Group title="Pictures">
            {sceneSets.map((set) => (
              <Anchor key={set} id={`pictures-${set}`} title={sceneTexts[set].title} />
            ))}
          </Group>
        </nav>
        <div className="settings-list">
          {settingSections.map((section) => (
            <SettingCard
              key={section.id}
              section={section}
              settings={settings}
              isOpen={open === section.id}
              editing={editing}
            />
          ))}
          <LookSection settings={settings} crest={scenes.crest?.name} isOpen={open === lookSection.id} />
          {mail && <MailSection mail={mail} to={settings.school.mailbox} isOpen={open === mailSection.id} />}
          {mailbox && <MailboxSection mailbox={mailbox} isOpen={open === mailboxSection.id} />}
          <SecuritySection {...security} isOpen={open === securitySection.id} />
          {sceneSets.map((set) => (
            <SceneSection
              key={set}
              set={set}
              pictures={scenes[set]}
              isOpen={open === `pictures-${set}`}
              editing={sceneEditing}
            />
          ))}
        </div>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  );
}

const Anchor = ({ id, title }: { id: string; title: string }) => (
  <li>
    <a href={`#${id}`}>{title}</a>
  </li>
);
