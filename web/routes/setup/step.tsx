import { ownerRole } from '../../../contract/roles.ts';
import { SetupFrame, StepHead } from '../../features/setup/setup-frame.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';
import '../../office.css';

const screen = gatedScreen({
  atLeast: ownerRole,
  title: 'Set up your school',
  view: () => (
    <SetupFrame at="school" progress={{ owner: { done: true } }}>
      <StepHead title="The school">These words stand in the head and foot of every page.</StepHead>
    </SetupFrame>
  ),
});

export const { meta } = screen;
export default screen.Component;
