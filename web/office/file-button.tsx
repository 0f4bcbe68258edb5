import type { ChangeEventHandler, ReactNode } from 'react';
import './file-button.css';

type Props = {
  children: ReactNode;
  accept: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  'aria-label'?: string;
};

/** A button that chooses a file. */
export const FileButton = ({ children, ...field }: Props) => (
  <label className="btn line sm file-button">
    {children}
    <input className="vh" type="file" {...field} />
  </label>
);
