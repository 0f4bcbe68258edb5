import type { ComponentProps } from 'react';
import { alumnusCalls } from './alumnus-calls.ts';
import { AlumnusTools } from './alumnus-tools.tsx';
import { UnpublishControl } from './unpublish-control.tsx';

type Tools = Omit<ComponentProps<typeof AlumnusTools>, 'remove' | 'unpublish'>;

/** What administrators can do with an alumnus that they read about. */
export default function AlumnusControls({ name, updatedAt, ...tools }: Tools & { name: string; updatedAt: string }) {
  const { id } = tools;
  return (
    <AlumnusTools
      {...tools}
      remove={() => alumnusCalls.remove(id)}
      unpublish={<UnpublishControl {...{ id, name, updatedAt }} />}
    />
  );
}
