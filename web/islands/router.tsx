import { type ComponentProps, createContext, type FormEvent, useContext } from 'react';

/**
 * Stands in for React Router where a part of a page is hydrated alone (build.ts): what visitors' forms use of it, and no
 * more. A form is sent by the island it belongs to.
 */
type Sender = {
  sending: boolean;
  send: (form: HTMLFormElement) => void;
  show: (href: string) => void;
};

export const IslandContext = createContext<Sender | null>(null);

function useIsland(): Sender {
  const island = useContext(IslandContext);
  if (!island) throw new Error('This is drawn outside an island.');
  return island;
}

export const useNavigation = () => ({ formMethod: useIsland().sending ? 'POST' : undefined });

export const useNavigate = () => useIsland().show;

type FormProps = ComponentProps<'form'> & { preventScrollReset?: boolean };

export function Form({ preventScrollReset: _, onSubmit, ...rest }: FormProps) {
  const { send } = useIsland();
  function submit(event: FormEvent<HTMLFormElement>) {
    onSubmit?.(event as never);
    if (event.defaultPrevented) return;
    event.preventDefault();
    send(event.currentTarget);
  }
  return <form {...rest} onSubmit={submit} />;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; preventScrollReset?: boolean; discover?: string };

export const Link = ({ to, preventScrollReset: _, discover: __, ...rest }: LinkProps) => <a {...rest} href={to} />;

export const useLocation = () => window.location;
