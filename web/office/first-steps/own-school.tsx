import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Box } from '../boxes/box.tsx';

/** What the owner of a demo school is offered. */
export const OwnSchool = () => (
  <Box title="Make it your school" className="own-school">
    <p>
      This is the demo. When you have looked around, begin your own: name, crest and colour, campuses and mail, in about
      a quarter of an hour. The demo goes, and nobody sees the site before you open it.
    </p>
    <ButtonLink to="/setup/yours" small>
      Make it your school
    </ButtonLink>
  </Box>
);
