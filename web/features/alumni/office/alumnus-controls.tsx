import type { ComponentProps } from 'react';
import { alumnusCalls } from './alumnus-calls.ts';
import { AlumnusTools } from './alumnus-tools.tsx';

/** What administrators can do with an alumnus that they read about. */
export default function AlumnusControls(props: Omit<ComponentProps<typeof AlumnusTools>, 'remove'>) {
  return <AlumnusTools {...props} remove={() => alumnusCalls.remove(props.id)} />;
}
