import type { ReactNode } from 'react';
import type { User } from '../../../../contract/people/users.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { RolePill } from '../../../office/pills/role-pill.tsx';
import { moment } from '../../../office/words/moment.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { Portrait } from '../portrait.tsx';
import { socialLink } from './social-link.ts';

/** Who it is. What a person has not told is left out. */
export function UserFacts({ user }: { user: User }) {
  const { name, email, role, suspend, telephone, twitter, linkedIn, instagram } = user;
  return (
    <Box title="Profile" className="c4">
      <div className="user-head">
        <Portrait name={name} picture={user.pictureInfo[0]} />
        <p className="row">
          <RolePill role={role} />
          {suspend && <span className="pill no">Suspended</span>}
        </p>
      </div>
      <dl className="user-facts">
        <Fact term="Name">{name}</Fact>
        <Fact term="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {telephone && (
          <Fact term="Telephone">
            <PhoneLink phone={telephone} />
          </Fact>
        )}
        <SocialFact term="Twitter" text={twitter} site="https://x.com" />
        <SocialFact term="LinkedIn" text={linkedIn} site="https://www.linkedin.com/in" />
        <SocialFact term="Instagram" text={instagram} site="https://www.instagram.com" />
        <Fact term="Member since">{shortDate(user.createdAt)}</Fact>
        <Fact term="Last login">{moment(user.updatedAt)}</Fact>
      </dl>
    </Box>
  );
}

function SocialFact({ term, text, site }: { term: string; text: string; site: string }) {
  if (!text) return null;
  return (
    <Fact term={term}>
      <a href={socialLink(text, site)} rel="noreferrer nofollow">
        {text}
      </a>
    </Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
