import { type ReactNode, useState } from 'react';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { DeviceFrame } from '../../../office/site/device-frame.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Footer } from '../footer/footer.tsx';

type Props = {
  /** With the footer as it is written now. */
  school: PublicSettings;
  /** Its fields. */
  children: ReactNode;
};

/** The foot of every page, small; its fields are there for those who ask for them. */
export function FooterBox({ school, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      title="Footer"
      className="menu-box"
      aside={
        <button type="button" className="plain-act" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'up' : 'edit'} />
          {isOpen ? 'Close' : 'Edit'}
          <span className="vh"> the footer</span>
        </button>
      }
    >
      <DeviceFrame width={1280} high={0.36} label="Preview of the footer">
        <div className="site">
          <div className="hills-edge" />
          <Footer school={school} />
        </div>
      </DeviceFrame>
      {isOpen && <div className="footer-fields">{children}</div>}
    </Box>
  );
}
