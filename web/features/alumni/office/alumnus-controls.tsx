import type { ComponentProps } from 'react';
import { AlumnusTools } from './alumnus-tools.tsx';
import { alumnusCalls } from './alumnus-calls.ts';

/** What administrators can do with an alumnus that they read about. */
export default function AlumnusControls(props: Omit<ComponentProps<typeof AlumnusTools>, 'remove'>) {
  return <AlumnusTools {...props} remove={() => alumnusCalls.remove(props.id)} />;
}
