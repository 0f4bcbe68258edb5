import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { DeviceFrame, type OnPick } from './device-frame.tsx';

type Device = 'phone' | 'desktop';
type Props = {
  title: string;
  label: string;
  note: ReactNode;
  high?: number;
  onPick?: OnPick;
  children: (device: Device) => ReactNode;
};

const devices = [
  { device: 'phone', icon: 'mobile', name: 'Phone', width: 390 },
  { device: 'desktop', icon: 'monitor', name: 'Desktop', width: 1280 },
] as const;

/** How it will look to readers, as it stands in the form at this moment. */
export function PreviewBox({ title, label, note, high, onPick, children }: Props) {
  const [device, setDevice] = useState<Device>(() => (window.innerWidth < 600 ? 'phone' : 'desktop'));
  const width = devices.find((one) => one.device === device)?.width ?? 390;
  return (
    <section className="box preview-box" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="device-choice">
          {devices.map(({ device: one, icon, name }) => (
            <button key={one} type="button" aria-pressed={device === one} onClick={() => setDevice(one)}>
              <Icon name={icon} />
              {name}
            </button>
          ))}
        </span>
      </header>
      <DeviceFrame key={device} width={width} label={label} {...(high && { high })} {...(onPick && { onPick })}>
        {children(device)}
      </DeviceFrame>
      <div className="small muted preview-note">{note}</div>
    </section>
  );
}
